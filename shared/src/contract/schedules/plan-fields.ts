import * as z from 'zod/mini';
import { isZone } from '../../domain/index.ts';
import { calendarDate } from '../envelope.ts';
import { COUNTRIES } from './countries.ts';

const DAY_MIN = 24 * 60;

/** A time of day `HH:mm`. */
export const timeOfDay = (label: string) =>
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time like 09:00`));

/** Whole minutes, by default up to a day. */
export function minutes(label: string, { min = 0, max = DAY_MIN } = {}) {
  const sentence = `${label} must be a whole number from ${min} to ${max}`;
  return z.int(sentence).check(z.gte(min, sentence), z.lte(max, sentence));
}

/** A country of ISO 3166-1, two capital letters. */
export const countryCode = z
  .string()
  .check(
    z.refine((code) => COUNTRIES.includes(code), 'Country must be a code of ISO 3166 like US'),
  );

/** An IANA zone or a fixed offset. */
export const zoneName = z.string().check(
  z.maxLength(60, 'Zone is too long'),
  z.refine((zone) => zone.length <= 60 && isZone(zone), 'Zone must be one like America/Chicago'),
);

/** The version on which a change is based: a change of an older one is refused. */
export const baseVersion = z.optional(z.nullable(z.int()));

const MAX_ID = 2_147_483_647;

/** Who has an assignment or a policy: the company, a department or an employee. */
export const planScope = z.string().check(
  z.refine((text) => {
    const [, id] = /^(?:department|employee):([1-9]\d{0,9})$/.exec(text) ?? [];
    return text === 'company' || Number(id) <= MAX_ID;
  }, 'Scope must be company, department:ID or employee:ID'),
);

/** The most entries of a scope before or after a change; a change of more cannot be undone. */
export const MAX_UNDONE_ENTRIES = 200;

/** Who had which entries before a change and after it. */
export const undoOf = <Entry extends z.core.$ZodType>(entry: Entry) => {
  const entries = z.array(entry).check(z.maxLength(MAX_UNDONE_ENTRIES));
  return z.object({ scope: planScope, before: entries, after: entries });
};

/** The first and the last date, both included, for which something counts; null is without limit. */
export const validDates = {
  from: z.nullable(calendarDate),
  to: z.nullable(calendarDate),
};

/** A range to change: `from` null is since ever, an absent `to` without end. */
export const changedDates = {
  from: z.nullable(calendarDate),
  to: z.optional(z.nullable(calendarDate)),
};
