import { PAGE_WINDOW } from '../limits.ts';

/** How many pages `total` rows fill; at least one. A page size below one counts as one (spec §9). */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(Math.max(0, total) / Math.max(1, pageSize)));
}

/** The nearest page that exists: a page beyond the end moves to the last (design §10). Zero-based. */
export function clampPage(page: number, total: number, pageSize: number): number {
  if (!Number.isInteger(page) || page < 0) return 0;
  return Math.min(page, pageCount(total, pageSize) - 1);
}

/**
 * The footer of a list: 'Showing X–Y of N', or 'No records' (spec §2, §9).
 * @param page zero-based
 * @example footerText({ page: 1, pageSize: 10, total: 14 }) // 'Showing 11–14 of 14'
 */
export function footerText(list: { page: number; pageSize: number; total: number }): string {
  const { page, pageSize, total } = list;
  if (!(total > 0)) return 'No records';
  const size = Math.max(1, pageSize);
  const first = Math.min(page * size + 1, total);
  return `Showing ${first}–${Math.min((page + 1) * size, total)} of ${total}`;
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
