import { type BreakRow, breaksQuery } from '@rollcall/shared/calls';
import { localDate } from '@rollcall/shared/domain';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { BreakFilters, BreakListResult } from './break-list-result.ts';
import { summariseBreaks } from './summarise-breaks.ts';

/** Breaks of a base backend: one list that the browser filters and pages. Today is the browser's date (design §10). */
export function useBaseBreaks(
  page: number,
  filters: BreakFilters,
  isEnabled: boolean,
): BreakListResult {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...breaksQuery({}),
    enabled: isEnabled,
  });
  const matching = data?.rows.filter((row) => matches(row, filters));
  return {
    data: data &&
      matching && {
        ...cutListPage(matching, page, data.unreadable),
        summary: summariseBreaks(data.rows, localDate(dataUpdatedAt)),
      },
    error,
    isRefreshing: false,
    retry: () => void refetch(),
  };
}

function matches(row: BreakRow, { search, from, to, isOpen }: BreakFilters): boolean {
  const name = row.employeeName?.toLowerCase() ?? '';
  const words = (search ?? '').toLowerCase().split(/\s+/);
  return (
    words.every((word) => name.includes(word)) &&
    (from === undefined || (row.date !== null && row.date >= from)) &&
    (to === undefined || (row.date !== null && row.date <= to)) &&
    (isOpen === undefined || isOpen === (row.endTime === null))
  );
}
