import { isEmailAddress } from '../email/index.ts';
import { leaveDays } from '../leave-days/index.ts';
import { hasHiddenCharacter, hasLetterOrDigit } from '../plain-text/index.ts';
import { type FieldRule, lengthOf, type TextRule } from './field-rule.ts';

/** Any text. */
export const textRule = (label: string, max: number): TextRule => ({
  label,
  isRequired: false,
  missing: `${label} is required`,
  limit: { max, message: `${label} may have at most ${max} characters` },
  checks: [],
});

/** Text of one line that is shown in lists, so it must not contain invisible characters. */
export const lineRule = (label: string, max: number): TextRule => ({
  ...textRule(label, max),
  checks: [
    {
      message: `${label} contains an invisible character`,
      accepts: (text) => !hasHiddenCharacter(text),
    },
  ],
});

/** The name of a person. */
export const nameRule = (label: string, max: number): TextRule => {
  const line = lineRule(label, max);
  const readable = {
    message: `${label} needs at least one letter or digit`,
    accepts: hasLetterOrDigit,
  };
  return { ...line, checks: [...line.checks, readable] };
};

/** Exactly one email address of the simple shape (spec §5). */
export const emailRule = (label: string): TextRule => ({
  ...textRule(label, 254),
  limit: { max: 254, message: `${label} is too long` },
  checks: [{ message: `${label} is invalid`, accepts: isEmailAddress, isSpecified: true }],
});

/** A phone number: digits, spaces and common punctuation, with an optional plus sign: +44 20…, (+44) 20… */
const PHONE = /^\(?\+?[\d\s().-]*\d[\d\s().-]*$/;
const PHONE_MAX = 32;

/** A phone number in any common notation. */
export const phoneRule = (label: string): TextRule => ({
  ...textRule(label, PHONE_MAX),
  checks: [
    {
      message: `${label} is invalid`,
      accepts: (text) => text.length <= PHONE_MAX && PHONE.test(text),
    },
  ],
});

const DATE = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** A calendar date from 1900 to 2199, which rules out typos like 0202 or 20226. */
export const dateRule = (label: string): FieldRule => ({
  ...baseRule(label),
  isVerbatim: true,
  checks: [
    {
      message: `${label} must be a date like 2026-03-28`,
      accepts: (text) => DATE.test(text) && leaveDays(text, text) === 1,
    },
  ],
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** A time of day `HH:mm`. */
export const timeRule = (label: string): FieldRule => ({
  ...baseRule(label),
  isVerbatim: true,
  checks: [{ message: `${label} must be a time like 09:00`, accepts: (text) => TIME.test(text) }],
});

/** A rule whose text is one of `options`. */
export interface ChoiceRule<T extends string = string> extends FieldRule {
  readonly options: readonly [T, ...T[]];
}

export const choiceRule = <const T extends readonly [string, ...string[]]>(
  label: string,
  options: T,
): ChoiceRule<T[number]> => ({
  ...baseRule(label),
  isVerbatim: true,
  options: options as readonly [T[number], ...T[number][]],
  checks: [
    {
      message: `${label} must be one of ${options.join(', ')}`,
      accepts: (text) => options.includes(text),
    },
  ],
});

export interface PasswordRule extends TextRule {
  readonly min: number;
}

/** A new password. The maximum length limits the time that the server spends on hashing. */
export const passwordRule = (min: number): PasswordRule => {
  const message = `Password must be at least ${min} characters`;
  return {
    ...textRule('Password', 200),
    min,
    isRequired: true,
    missing: message,
    isVerbatim: true,
    limit: { max: 200, message: 'A password can have at most 200 characters' },
    checks: [{ message, accepts: (text) => lengthOf(text) >= min, isSpecified: true }],
  };
};

/** The same rule for a field that must not be empty. */
export const required = <T extends FieldRule>(
  optional: T,
  missing: string = optional.missing,
): T & { readonly isRequired: true } => ({ ...optional, isRequired: true, missing });

/** The same rule with one message for everything but a text that is too long. */
export const reworded = <T extends FieldRule>(rule: T, message: string): T => ({
  ...rule,
  missing: message,
  checks: rule.checks.map((check) => ({ ...check, message })),
});

function baseRule(label: string): FieldRule {
  return { label, isRequired: false, missing: `${label} is required`, checks: [] };
}
