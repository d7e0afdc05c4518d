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
 * Checks changed phone numbers that have a country code, by their length only: which numbers are in use changes every month. In
 * `+` and digits without a break, a national prefix is dropped: +4402079460000 becomes +442079460000.
 * @throws ApiError `invalid` for a number that cannot exist.
 */
export function checkedPhones<Values extends Phones>(changed: Values): Values {
  const fields: { field: string; message: string }[] = [];
  const checked: Record<string, string> = {};
  for (const [field, label] of Object.entries(LABELS)) {
    const text = changed[field as keyof Phones];
    if (typeof text !== 'string' || !text.startsWith('+')) continue;
    const problem = validatePhoneNumberLength(text);
    if (problem) fields.push({ field, message: `${label} ${PROBLEMS[problem] ?? 'is invalid'}` });
    else if (/^\+\d+$/.test(text)) checked[field] = parsePhoneNumber(text).number;
  }
  if (fields.length === 0) return { ...changed, ...checked };
  throw new ApiError('invalid', fields.map(({ message }) => message).join('. '), { fields });
}
