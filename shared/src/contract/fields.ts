import * as z from 'zod/mini';
import {
  type ChoiceRule,
  EMAIL_SHAPE,
  type FieldRule,
  type PasswordRule,
  type TextRule,
} from '../domain/index.ts';

/**
 * Fields of request bodies, built from the rules that forms use as well (decision 056). In a change, an absent field is
 * unchanged and `null` clears it (design §9); an empty string counts as null, because a form cannot send null.
 */

const orNull = <T>(value: T): T | null => (value === '' ? null : value);

/** Required text, trimmed. */
export function requiredText(rule: TextRule) {
  const { missing } = rule;
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), maxLength(rule), ...refinements(rule));
}

export function optionalText(rule: TextRule) {
  return z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), maxLength(rule), ...refinements(rule))),
      z.transform(orNull),
    ),
  );
}

/** A required email address. */
export const emailAddress = (rule: TextRule) => {
  const invalid = rule.checks[0]?.message ?? '';
  return z
    .string(rule.missing)
    .check(
      z.trim(),
      z.minLength(1, { error: rule.missing, abort: true }),
      maxLength(rule),
      z.regex(EMAIL_SHAPE, { error: invalid, abort: true }),
      ...refinements(rule),
    );
};

export const optionalPhone = (rule: FieldRule) =>
  z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), z.string().check(z.trim(), ...refinements(rule))])),
      z.transform(orNull),
    ),
  );

/** A value of an enumeration, or null. */
export function optionalEnum<const T extends string>({ options, checks }: ChoiceRule<T>) {
  return z.optional(
    z.pipe(
      z.nullable(z.enum(['', ...options], checks[0]?.message)),
      z.transform((word) => (word === '' ? null : (word as T | null))),
    ),
  );
}

/** A value of an enumeration; the field may be absent but not null. */
export function enumIfPresent<const T extends string>({ options, checks }: ChoiceRule<T>) {
  return z.optional(z.enum(options, checks[0]?.message));
}

/** A required value of an enumeration. */
export function requiredEnum<const T extends string>({ options, checks, missing }: ChoiceRule<T>) {
  return z.enum(options, { error: ({ input }) => (input ? checks[0]?.message : missing) });
}

/** A new password. */
export function newPassword(rule: PasswordRule) {
  return z
    .string('Password is required')
    .check(z.minLength(rule.min, rule.missing), maxLength(rule));
}

/** Adds the rule that `confirmPassword` equals `password`, reported together with other invalid fields. */
export function withConfirmation<T extends z.ZodMiniObject>(body: T, sentence: string): T {
  return body.check(
    z.refine(
      (value) => {
        const { password, confirmPassword } = value as Record<string, unknown>;
        return password === confirmPassword;
      },
      {
        error: sentence,
        path: ['confirmPassword'],
        when: ({ value }) => hasBothPasswords(value),
      },
    ),
  );
}

/** A required calendar date. */
export function requiredDate(rule: FieldRule) {
  return z
    .string(rule.missing)
    .check(z.minLength(1, rule.missing), ...refinements(rule, { exceptEmpty: false }));
}

/** A calendar date or a time of day. */
export function optionalDateOrTime(rule: FieldRule) {
  return z.optional(
    z.pipe(z.nullable(z.string().check(...refinements(rule))), z.transform(orNull)),
  );
}

export const optionalFlag = z.optional(z.boolean());

function hasBothPasswords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { password, confirmPassword } = value as Record<string, unknown>;
  return (
    typeof password === 'string' && typeof confirmPassword === 'string' && confirmPassword !== ''
  );
}

const maxLength = ({ limit: { max, message } }: TextRule) => z.maxLength(max, message);

/** The checks of a rule, which say nothing about an empty text. */
const refinements = ({ checks }: FieldRule, { exceptEmpty = true } = {}) =>
  checks.map(({ accepts, message }) =>
    z.refine<string>((text) => (exceptEmpty && text === '') || accepts(text), message),
  );
