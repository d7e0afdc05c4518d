import { cutListPage, type ListResult } from '@rollcall/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** A page of a list that is completely in the browser, as a table needs it. `query` is where it came from, if from a query. */
export const wholeList = <Row>(
  rows: readonly Row[] | undefined,
  page: number,
  query?: Pick<UseQueryResult, 'error' | 'refetch'>,
  pageSize?: number,
): ListResult<Row> => ({
  data: rows && cutListPage(rows, page, 0, pageSize),
  error: query?.error ?? null,
  isRefreshing: false,
  retry: () => void query?.refetch(),
});
