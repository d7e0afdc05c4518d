import * as z from 'zod/mini';

/** Every answer of our server: `status`, a sentence for people, and the data (design §8). */
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

/** The zero-based `page` of a query string (spec §7). */
export const pageNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000));

/** `true` or `false` in a query string. */
export const queryBoolean = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** A calendar date `YYYY-MM-DD` in the company zone; never an instant (design §10). */
export const calendarDate = z.iso.date();
