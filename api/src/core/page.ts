import { PAGE_SIZE } from '@rollcall/shared/domain';

/** Limit and offset of a zero-based page; lists have the same page size (spec §9), except on paper. */
export function toLimitOffset(
  page: number,
  limit: number = PAGE_SIZE,
): { limit: number; offset: number } {
  return { limit, offset: page * limit };
}

/** The highest count of a search that is exact; beyond it a list says 'more than' (design §9). */
export const COUNT_LIMIT = 1000;

/** Total for the response from a count of at most one more than the limit. */
export function cappedTotal(counted: number): { total: number; isTotalExact: boolean } {
  return { total: Math.min(counted, COUNT_LIMIT), isTotalExact: counted <= COUNT_LIMIT };
}
