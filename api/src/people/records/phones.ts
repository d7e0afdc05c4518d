import { parsePhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { ApiError } from '../../core/errors/api-error.ts';

/** The fields with phone numbers, as messages call them. */
const LABELS = { phone: 'Phone', emergencyContactPhone: 'Emergency contact phone' } as const;

type Phones = { readonly [field in keyof typeof LABELS]?: unknown };

const PROBLEMS: Readonly<Record<string, string>> = {
  INVALID_COUNTRY: 'begins with a code that no country has',
  TOO_SHORT: 'is too short for its country',
  TOO_LONG: 'is too long for its country',
};

/**
 * Checks changed phone numbers that have a country code, by their length only: which numbers are in use changes every month. A
 * national prefix after the code is dropped, and 00 in front of it becomes `+`, with or
 * without brackets: +4402079460000 becomes +442079460000, (0044) (0)20 7946 0000 becomes +44 20 7946 0000.
 * @throws ApiError `invalid` for a number that cannot exist.
 */
export function checkedPhones<Values extends Phones>(changed: Values): Values {
  const fields: { field: string; message: string }[] = [];
  const checked: Record<string, string> = {};
  for (const [field, label] of Object.entries(LABELS)) {
    const typed = changed[field as keyof Phones];
    if (typeof typed !== 'string') continue;
    const text = typed.replace(/^\(([+\d\s]*)\)/, '$1').replace(/^00/, '+');
    if (!text.startsWith('+')) continue;
    const problem = validatePhoneNumberLength(text);
    if (problem) fields.push({ field, message: `${label} ${PROBLEMS[problem] ?? 'is invalid'}` });
    else checked[field] = withoutPrefix(text);
  }
  if (fields.length === 0) return { ...changed, ...checked };
  throw new ApiError('invalid', fields.map(({ message }) => message).join('. '), { fields });
}

/** A possible number without a national prefix; without one it stays as it was written. */
function withoutPrefix(text: string): string {
  const parsed = parsePhoneNumber(text);
  if (text.replace(/[^\d+]/g, '') === parsed.number) return text;
  return /^\+\d+$/.test(text) ? parsed.number : parsed.formatInternational();
}
