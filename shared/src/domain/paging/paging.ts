import { PAGE_WINDOW } from '../limits.ts';

/** How many pages `total` rows need; at least one. A page size below one counts as one (spec §9). */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(Math.max(0, total) / Math.max(1, pageSize)));
}

/** The nearest page that exists: a page beyond the end moves to the last (design §10). Zero-based. */
export function clampPage(page: number, total: number, pageSize: number): number {
  if (!Number.isInteger(page) || page < 0) return 0;
  return Math.min(page, pageCount(total, pageSize) - 1);
}

/**
 * The footer of a list: 'Showing X–Y of N', or 'No records' (spec §2, spec §9). A total that stopped at the counting limit
 * reads 'more than N' (design §9).
 * @param page zero-based
 * @example footerText({ page: 1, pageSize: 10, total: 14 }) // 'Showing 11–14 of 14'
 */
export function footerText(list: {
  page: number;
  pageSize: number;
  total: number;
  isTotalExact?: boolean | undefined;
}): string {
  const { page, pageSize, total, isTotalExact = true } = list;
  if (!(total > 0)) return 'No records';
  const size = Math.max(1, pageSize);
  const first = Math.min(page * size + 1, total);
  const last = Math.min((page + 1) * size, total);
  return `Showing ${first}–${last} of ${isTotalExact ? '' : 'more than '}${total}`;
}

/** The total that a backend reported for a list, and the number of rows on the page. */
interface CountedPage {
  /** Zero-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly rows: number;
  /** Null when the backend sent none. */
  readonly total: number | null;
  /** False when counting stopped at the limit; absent on most backends. */
  readonly isTotalExact?: boolean | undefined;
}

/**
 * How many rows a list has, as far as the page shows: the total, else the rows up to this page. A full page that has no
 * total, or is beyond an inexact one, means that there may be more.
 * @example listTotal({ page: 1, pageSize: 10, rows: 10, total: null }) // { total: 20, isTotalExact: false }
 */
export function listTotal(counted: CountedPage): { total: number; isTotalExact: boolean } {
  const { page, pageSize, rows, total, isTotalExact = true } = counted;
  if (total !== null && isTotalExact) return { total, isTotalExact: true };
  const seen = page * pageSize + rows;
  const known = Math.max(seen, total ?? 0);
  return { total: known, isTotalExact: known > seen ? false : rows < pageSize };
}

/**
 * The page numbers that a pager shows: up to five in a window around the current one (spec §9). Zero-based.
 * @example pageWindow(7, 20) // [5, 6, 7, 8, 9]
 */
export function pageWindow(page: number, pages: number): number[] {
  const length = Math.min(PAGE_WINDOW, pages);
  const first = Math.min(Math.max(0, page - Math.floor(PAGE_WINDOW / 2)), pages - length);
  return Array.from({ length }, (_, index) => first + index);
}
