import { listTotal, PAGE_SIZE } from '../domain/index.ts';

/** One page of a list for a table, whether the server or the browser paged it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows over all pages. */
  readonly total: number;
  /** False when there may be more than `total`; absent means exact. */
  readonly isTotalExact?: boolean;
  readonly pageSize: number;
  /** Number of entries that are not objects and so are not shown (design §8). */
  readonly unreadable: number;
}

/** State of a list query, as a table needs it. */
export interface ListResult<Row, Page extends ListPage<Row> = ListPage<Row>> {
  /** Undefined until the first response. */
  readonly data: Page | undefined;
  readonly error: Error | null;
  /** Another page is loading and the rows are still those of the previous page. */
  readonly isRefreshing: boolean;
  retry(): void;
}

/** A page as the backend sent it: `total` and `pageSize` are null when it sent none (design §8). */
interface ServerPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
  readonly isTotalExact?: boolean | undefined;
  readonly pageSize: number | null;
  readonly unreadable: number;
}

/** The part of a query library's result that describes a paged list. */
interface PagedQuery<Row> {
  readonly data: ServerPage<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  refetch(): Promise<unknown>;
}

/**
 * Converts a query that the server pages into a {@link ListResult}.
 * @param page the requested page, zero-based
 */
export function toListResult<Row>(query: PagedQuery<Row>, page: number): ListResult<Row> {
  return {
    data: query.data && toListPage(query.data, page),
    error: query.error,
    isRefreshing: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}

/** Limit of rows drawn per page: the browser tab would freeze with many more. */
const MAX_ROWS = 100;

/**
 * Converts a server's page for a table. The page size is the server's, else ten (spec §9); without a total, a full page
 * has a next one. A server that sends more rows than a page has sent the whole list, from which this function cuts the
 * page; if its total is higher still, only the first rows are drawn.
 * @param page the requested page, zero-based
 */
export function toListPage<Row>(response: ServerPage<Row>, page: number): ListPage<Row> {
  const { rows, unreadable, total, isTotalExact } = response;
  const pageSize = Math.min(MAX_ROWS, Math.max(1, response.pageSize ?? PAGE_SIZE));
  const isWhole = rows.length > pageSize && (total ?? 0) <= rows.length + unreadable;
  if (isWhole) return cutListPage(rows, page, unreadable, pageSize);
  const counted = { page, pageSize, rows: rows.length + unreadable, total, isTotalExact };
  return { rows: rows.slice(0, pageSize), pageSize, unreadable, ...listTotal(counted) };
}

/** Cuts one page out of a list that is completely in the browser; ten rows per page by default (spec §9). */
export function cutListPage<Row>(
  all: readonly Row[],
  page: number,
  unreadable: number,
  pageSize = PAGE_SIZE,
): ListPage<Row> {
  const rows = all.slice(page * pageSize, (page + 1) * pageSize);
  return { rows, total: all.length, pageSize, unreadable };
}
