import * as z from 'zod/mini';
import { MAX_DEPARTMENT_LENGTH, MAX_PAGE, MAX_SEARCH_LENGTH } from '../domain/index.ts';
import { REASON_RULE } from './reason-rule.ts';

/** The form of every response of our server: `status`, a sentence for people, and the data (design §8). */
export function envelope<T extends z.ZodMiniType>(data: T) {
  return z.object({ status: z.boolean(), message: z.string(), data });
}

/** A page of a list: the rows in `data`, the count over all pages in `total` (design §8). */
export function pageEnvelope<T extends z.ZodMiniType>(row: T) {
  return z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(row),
    total: z.int(),
    pageSize: z.int(),
  });
}

/** A response without data. */
export const acknowledgement = z.object({ status: z.boolean(), message: z.string() });

/** A page whose total is counted up to 1,000; `isTotalExact` is false when there are more (design §9). */
export function cappedPageEnvelope<T extends z.ZodMiniType>(row: T) {
  return z.extend(pageEnvelope(row), { isTotalExact: z.optional(z.boolean()) });
}

const INTEGER = /^(\d+|-[1-9]\d*)$/;

/**
 * A whole number in a path, query or form: ASCII digits only. `Number` would also read `0x1`, `1e3`, ` 1` and `1.0`; their
 * sender hardly means 1. A JSON body may contain a number instead.
 */
export function wholeNumber({ min, max }: { readonly min: number; readonly max: number }) {
  return z.pipe(
    z.transform<number, number>((value: unknown) =>
      typeof value === 'string' && INTEGER.test(value) ? Number(value) : (value as number),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  );
}

/** The zero-based `page` of a query string (spec §7). */
export const pageNumber = wholeNumber({ min: 0, max: MAX_PAGE });

/** `true` or `false` in a query string. */
export const queryBoolean = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** A calendar date `YYYY-MM-DD` in the company zone; never an instant (design §10). */
export const calendarDate = z.iso
  .date()
  .check(z.regex(/^(19|2\d)/, 'Enter a date between 1900 and 2999'));

/** A calendar month `YYYY-MM` of the company. */
export const calendarMonth = z
  .string()
  .check(z.regex(/^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, 'Use the form YYYY-MM for a month'));

/** The numeric id in a path. */
export const rowId = wholeNumber({ min: 1, max: 2_147_483_647 });

/** A required reason of at most 500 characters. */
export const requiredReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, REASON_RULE.missing),
    z.maxLength(REASON_RULE.limit.max, REASON_RULE.limit.message),
  );

/** An optional reason of at most 500 characters. */
export const optionalReason = z.optional(
  z.nullable(
    z.string().check(z.trim(), z.maxLength(REASON_RULE.limit.max, REASON_RULE.limit.message)),
  ),
);

/**
 * A time in a request, in its log's zone or in that of the plan for a new log: ISO 8601 with an offset, or wall-clock text
 * `YYYY-MM-DD HH:mm[:ss]` with a space or a `T` (design §10). A text that occurs twice is read by rule in a punch, and is 422
 * elsewhere, as is an offset that the zone does not have at that time (decision 051).
 */
export const timeText = z.string().check(z.trim(), z.maxLength(40));

/** The instant of a time that a response named, as ISO 8601 with an offset. Optional. */
export const optionalInstant = z.optional(
  z.nullable(
    z.iso
      .datetime({
        offset: true,
        error: 'A time with its offset is needed, like 2026-11-01T01:30:00-06:00',
      })
      .check(z.maxLength(40)),
  ),
);

/** A search term: words of a name, email, phone, code, designation or department, in any order. */
export const searchTerm = z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH));

/** The name of a department in a filter; one that does not exist matches no one. */
export const departmentName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_DEPARTMENT_LENGTH));
