/** Rows a page of every list (spec §9). */
export const PAGE_SIZE = 10;

/** Which rows a zero-based page holds. */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: page * PAGE_SIZE };
}
