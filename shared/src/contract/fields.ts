import * as z from 'zod/mini';

/**
 * Fields of request bodies. In a change an absent field stays as it is and `null` clears it (design §9); an
 * empty text counts as null, since a form has no other way to say so.
 */

/** Nothing that a mail program could read as a second address or a name. */
const ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;
const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

const orNull = <T>(value: T): T | null => (value === '' ? null : value);

/** Text that must be there, blanks around it dropped. `label` begins the sentence of a failure. */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required`;
  return z.string(missing).check(z.trim(), z.minLength(1, missing), tooLong(label, max));
}

export function optionalText(label: string, max: number) {
  return z.optional(
    z.pipe(z.nullable(z.string().check(z.trim(), tooLong(label, max))), z.transform(orNull)),
  );
}

/** A simple address shape (spec §5); one address and nothing else. */
export const emailAddress = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Email is too long'),
    z.regex(ADDRESS, { error: 'Email is invalid', abort: true }),
  );

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
          z.refine((text) => text === '' || ADDRESS.test(text), `${label} is invalid`),
        ),
      ),
      z.transform(orNull),
    ),
  );

/** One of the specification's words, or none. */
export function optionalWord<const T extends readonly [string, ...string[]]>(
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

/** One of the specification's words; a field that always has one. */
export function wordIfGiven<const T extends readonly [string, ...string[]]>(
  label: string,
  words: T,
) {
  return z.optional(z.enum(words, `${label} must be one of ${words.join(', ')}`));
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

function tooLong(label: string, max: number) {
  return z.maxLength(max, `${label} may have at most ${max} characters`);
}

function looksLikePhone(label: string) {
  return z.refine<string>(
    (text) => text === '' || (text.length <= 32 && PHONE.test(text)),
    `${label} is invalid`,
  );
}
