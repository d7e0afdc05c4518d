import { PAGE_SIZE } from '@rollcall/shared/domain';

/** Which rows a zero-based page holds; every list has pages of the same size (spec §9). */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: page * PAGE_SIZE };
}

/** How far a search is counted exactly; beyond it a list says 'more than' (design §9). */
export const COUNT_LIMIT = 1000;

/** A count that may have gone one beyond the limit, as a list's answer says it. */
export function cappedTotal(counted: number): { total: number; isTotalExact: boolean } {
  return { total: Math.min(counted, COUNT_LIMIT), isTotalExact: counted <= COUNT_LIMIT };
}
