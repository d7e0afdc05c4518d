import * as z from 'zod/mini';

/** The fields of a query by which a list is sorted: one of its sort keys, and a direction. */
export const sortedBy = <const K extends readonly string[]>(keys: K) => ({
  sort: z.optional(z.enum(keys)),
  /** Ascending by default, unless the list says otherwise. Rows without a value come last in both directions. */
  order: z.optional(z.enum(['asc', 'desc'])),
});
