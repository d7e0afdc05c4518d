import * as z from 'zod/mini';
import {
  EMAIL_SHAPE,
  hasHiddenCharacter,
  hasLetterOrDigit,
  isEmailAddress,
} from '../domain/index.ts';

/**
 * Fields of request bodies. In a change, an absent field is unchanged and `null` clears it (design §9); an empty string
 * counts as null, because a form cannot send null.
 */

/** A phone number: digits, spaces and common punctuation, with an optional plus sign. */
const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

const orNull = <T>(value: T): T | null => (value === '' ? null : value);

/** Required text, trimmed, of at most `max` characters. `label` is the first word of an error message. */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required`;
  return z.string(missing).check(z.trim(), z.minLength(1, missing), tooLong(label, max));
}

export function optionalText(label: string, max: number) {
  return z.optional(
    z.pipe(z.nullable(z.string().check(z.trim(), tooLong(label, max))), z.transform(orNull)),
  );
}

/** A required name of a person. */
export function requiredName(label: string, max: number) {
  return requiredText(label, max).check(allVisible(label), readable(label));
}

/** An optional name of a person. */
export function optionalName(label: string, max: number) {
  return z.optional(
    z.pipe(
      z.nullable(
        z.string().check(z.trim(), tooLong(label, max), allVisible(label), readable(label)),
      ),
      z.transform(orNull),
    ),
  );
}

/** Optional single-line text that is shown in lists, so it must not contain invisible characters. */
export function optionalLine(label: string, max: number) {
  return z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), tooLong(label, max), allVisible(label))),
      z.transform(orNull),
    ),
  );
}

/** Exactly one email address of the simple shape (spec §5). */
export const emailAddress = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(254, 'Email is too long'),
    z.regex(EMAIL_SHAPE, { error: 'Email is invalid', abort: true }),
    z.refine(isEmailAddress, 'Email is invalid'),
  );

/** A required phone number in any common notation; `missing` is the message for an absent one. */
export function phoneNumber(label: string, missing = `${label} is required`) {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), tooLong(label, 32), looksLikePhone(label));
}

export function optionalPhone(label: string) {
  return z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), z.string().check(z.trim(), looksLikePhone(label))])),
      z.transform(orNull),
    ),
  );
}

export const optionalEmail = (label: string) =>
  z.optional(
    z.pipe(
      z.nullable(
        z.string().check(
          z.trim(),
          z.maxLength(254, `${label} is too long`),
          z.refine((text) => text === '' || isEmailAddress(text), `${label} is invalid`),
        ),
      ),
      z.transform(orNull),
    ),
  );

/** A value of an enumeration, or null. */
export function optionalEnum<const T extends readonly [string, ...string[]]>(
  label: string,
  words: T,
) {
  return z.optional(
    z.pipe(
      z.nullable(z.enum(['', ...words], `${label} must be one of ${words.join(', ')}`)),
      z.transform((word) => (word === '' ? null : (word as T[number] | null))),
    ),
  );
}

/** A value of an enumeration; the field may be absent but not null. */
export function enumIfPresent<const T extends readonly [string, ...string[]]>(
  label: string,
  words: T,
) {
  return z.optional(z.enum(words, `${label} must be one of ${words.join(', ')}`));
}

/** A required value of an enumeration. */
export function requiredEnum<const T extends readonly [string, ...string[]]>(
  label: string,
  words: T,
) {
  const missing = `${label} is required`;
  const unknown = `${label} must be one of ${words.join(', ')}`;
  return z.enum(words, { error: ({ input }) => (input ? unknown : missing) });
}

/** A new password. The maximum length limits the time that the server spends on hashing. */
export function newPassword(minLength: number) {
  return z
    .string('Password is required')
    .check(
      z.minLength(minLength, `Password must be at least ${minLength} characters`),
      z.maxLength(200, 'A password can have at most 200 characters'),
    );
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

/** A required calendar date from 1900 to 2199, which rules out typos like 0202 or 20226. */
export function companyDate(label: string) {
  return z
    .string(`${label} is required`)
    .check(
      z.minLength(1, `${label} is required`),
      z.refine(isCompanyDate, `${label} must be a date like 2026-03-28`),
    );
}

export function optionalDate(label: string) {
  return z.optional(
    z.pipe(
      z.nullable(
        z
          .string()
          .check(
            z.refine(
              (text) => text === '' || isCompanyDate(text),
              `${label} must be a date like 2026-03-28`,
            ),
          ),
      ),
      z.transform(orNull),
    ),
  );
}

/** A time of day `HH:mm` in the company zone. */
export function optionalTime(label: string) {
  return z.optional(
    z.pipe(
      z.nullable(
        z
          .string()
          .check(
            z.refine(
              (text) => text === '' || TIME.test(text),
              `${label} must be a time like 09:00`,
            ),
          ),
      ),
      z.transform(orNull),
    ),
  );
}

export const optionalFlag = z.optional(z.boolean());

function isCompanyDate(text: string): boolean {
  return z.iso.date().safeParse(text).success && text >= '1900-01-01' && text < '2200-01-01';
}

function hasBothPasswords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { password, confirmPassword } = value as Record<string, unknown>;
  return (
    typeof password === 'string' && typeof confirmPassword === 'string' && confirmPassword !== ''
  );
}

function tooLong(label: string, max: number) {
  return z.maxLength(max, `${label} may have at most ${max} characters`);
}

function allVisible(label: string) {
  return z.refine<string>(
    (text) => !hasHiddenCharacter(text),
    `${label} contains an invisible character`,
  );
}

function readable(label: string) {
  return z.refine<string>(
    (text) => text === '' || hasLetterOrDigit(text),
    `${label} needs at least one letter or digit`,
  );
}

function looksLikePhone(label: string) {
  return z.refine<string>(
    (text) => text === '' || (text.length <= 32 && PHONE.test(text)),
    `${label} is invalid`,
  );
}
