/** One page of a list as a table shows it, wherever it was paged. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows over all pages. */
  readonly total: number;
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
