import { listTotal, PAGE_SIZE } from '../domain/index.ts';

/** One page of a list as a table shows it, wherever it was paged. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows over all pages. */
  readonly total: number;
  /** False when there may be more than `total`; absent means that it is exact. */
  readonly isTotalExact?: boolean;
  readonly pageSize: number;
  /** Entries of the answer that were no objects and are not shown (design §8). */
  readonly unreadable: number;
}

/** What a table needs to know of a read. */
export interface ListRead<Row, Page extends ListPage<Row> = ListPage<Row>> {
  /** Undefined until the first answer. */
  readonly data: Page | undefined;
  readonly error: Error | null;
  /** Another page is on its way and the rows are still those of the one before. */
  readonly isRefreshing: boolean;
  retry(): void;
}

/** A list as a backend gave it: `total` and `pageSize` are null where it gave none (design §8). */
interface GivenPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
  readonly isTotalExact?: boolean | undefined;
  readonly pageSize: number | null;
  readonly unreadable: number;
}

/** A paged query of a list, as the query library tells of it. */
interface PagedQuery<Row> {
  readonly data: GivenPage<Row> | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  refetch(): Promise<unknown>;
}

/**
 * What a table needs to know of a query that a server pages.
 * @param page zero-based, as it was asked for
 */
export function toListRead<Row>(query: PagedQuery<Row>, page: number): ListRead<Row> {
  return {
    data: query.data && toListPage(query.data, page),
    error: query.error,
    isRefreshing: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}

/** More rows than this on a page are no page: a tab would freeze over drawing them. */
const MOST_ROWS = 100;

/**
 * The page that a server answered as a table shows it. The page size is the server's, else ten (spec §9); without a
 * total a full page has a next one. A server that answers more rows than a page has gave the whole list, of which the
 * page is cut; when its total says that there are more, only the first rows are drawn.
 * @param page zero-based, as it was asked for
 */
export function toListPage<Row>(given: GivenPage<Row>, page: number): ListPage<Row> {
  const { rows, unreadable, total, isTotalExact } = given;
  const pageSize = Math.min(MOST_ROWS, Math.max(1, given.pageSize ?? PAGE_SIZE));
  const isWhole = rows.length > pageSize && (total ?? 0) <= rows.length + unreadable;
  if (isWhole) return cutListPage(rows, page, unreadable, pageSize);
  const counted = { page, pageSize, rows: rows.length + unreadable, total, isTotalExact };
  return { rows: rows.slice(0, pageSize), pageSize, unreadable, ...listTotal(counted) };
}

/** One page of a list that is all in the browser, ten rows a page (spec §9). */
export function cutListPage<Row>(
  all: readonly Row[],
  page: number,
  unreadable: number,
  pageSize = PAGE_SIZE,
): ListPage<Row> {
  const rows = all.slice(page * pageSize, (page + 1) * pageSize);
  return { rows, total: all.length, pageSize, unreadable };
}
