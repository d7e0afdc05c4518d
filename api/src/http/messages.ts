import * as z from 'zod/mini';

type Issue = Parameters<ReturnType<typeof z.locales.en>['localeError']>[0];

/**
 * Sets the messages of validation rules for which the contract has none (design §9): a missing field 'is
 * required'; any other message names the field and what it must be.
 */
export function configureMessages(): void {
  z.config({ localeError: sentenceOf });
}

function sentenceOf(issue: Issue): string {
  const field = labelOf(issue.path?.at(-1));
  switch (issue.code) {
    case 'invalid_type':
      if (field === REQUEST_LABEL) return `${field} must be a JSON object`;
      return issue.input === undefined || issue.input === null
        ? `${field} is required`
        : wrongType(field, TYPE_NAMES[issue.expected]);
    case 'invalid_value':
      return issue.input === undefined || issue.input === null
        ? `${field} is required`
        : `${field} must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      if (Number(issue.maximum) >= Number.MAX_SAFE_INTEGER) return `${field} is too large`;
      return `${field} may ${extent(issue.origin, 'at most', issue.maximum)}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${field} is required`;
      return `${field} must ${extent(issue.origin, 'at least', issue.minimum)}`;
    case 'invalid_format':
      return issue.format === 'date'
        ? `${field} must be a date like 2026-03-28`
        : `${field} is invalid`;
    default:
      return `${field} is invalid`;
  }
}

function wrongType(field: string, expected: string | undefined): string {
  return expected === undefined ? `${field} has the wrong type` : `${field} must be ${expected}`;
}

const REQUEST_LABEL = 'The request';

/** Labels of fields whose names are abbreviations. */
const FIELD_LABELS: Record<string, string> = {
  avatarUrl: 'Photo URL',
  bankIfscCode: 'Bank IFSC code',
  dob: 'Date of birth',
  hasPf: 'PF',
  otpCode: 'OTP code',
  pan: 'PAN',
  panCard: 'PAN card',
  pfNumber: 'PF number',
  profilePhotoUrl: 'Profile photo URL',
  ref: 'Reset reference',
  url: 'URL',
};

/** Names of zod's types in messages. */
const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** 'have at most 40 characters', 'be at least 0'. */
function extent(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} characters`;
  if (origin !== 'array') return `be ${bound} ${limit}`;
  return `have ${bound} ${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}`;
}

/** `firstName` as 'First name', the first entry of a list as 'Entry 1', and the root as 'The request'. */
function labelOf(field: PropertyKey | undefined): string {
  if (field === undefined) return REQUEST_LABEL;
  if (typeof field !== 'string') return `Entry ${Number(field) + 1}`;
  const label = FIELD_LABELS[field];
  if (label !== undefined) return label;
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
