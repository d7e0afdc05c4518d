import { type BoardRow, boardQuery, type OwnPage } from '@rollcall/shared/calls';
import { MINUTE_MS } from '@rollcall/shared/domain';
import { toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** A row of the table, which identifies it by the employee. */
export type BoardTableRow = BoardRow & { readonly id: number };

const withIds = (page: OwnPage<'getAttendanceBoard'>) => ({
  ...page,
  rows: page.rows.map((row): BoardTableRow => ({ ...row, id: row.employeeId })),
});

/** The board of today, refetched every minute and when the tab becomes visible again. */
export function useBoard(query: Parameters<typeof boardQuery>[0]) {
  const read = useQuery({
    ...boardQuery(query),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
  });
  return {
    list: toListResult({ ...read, data: read.data && withIds(read.data) }, query.page),
    counts: read.data?.counts,
    today: read.data?.today ?? null,
    updatedAt: read.dataUpdatedAt,
  };
}
