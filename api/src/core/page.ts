import { PAGE_SIZE } from '@rollcall/shared/domain';

/** Which rows a zero-based page holds; every list has pages of the same size (spec §9). */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: page * PAGE_SIZE };
}
