import { type BreakRow, breaksQuery } from '@rollcall/shared/calls';
import { localDate } from '@rollcall/shared/domain';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { BreakFilters, BreaksRead } from './breaks-read.ts';
import { summariseBreaks } from './summarise-breaks.ts';

/** Breaks of a base backend: one list, filtered and paged in the browser; today is the browser's (design §10). */
export function useBaseBreaks(page: number, filters: BreakFilters, isEnabled: boolean): BreaksRead {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...breaksQuery({}),
    enabled: isEnabled,
  });
  const meant = data?.rows.filter((row) => isMeant(row, filters));
  return {
    data: data &&
      meant && {
        ...cutListPage(meant, page, data.unreadable),
        summary: summariseBreaks(data.rows, localDate(dataUpdatedAt)),
      },
    error,
    isRefreshing: false,
    retry: () => void refetch(),
  };
}

function isMeant(row: BreakRow, { search, from, to, isOpen }: BreakFilters): boolean {
  const name = row.employeeName?.toLowerCase() ?? '';
  const words = (search ?? '').toLowerCase().split(/\s+/);
  return (
    words.every((word) => name.includes(word)) &&
    (from === undefined || (row.date !== null && row.date >= from)) &&
    (to === undefined || (row.date !== null && row.date <= to)) &&
    (isOpen === undefined || (isOpen === 'true') === (row.endTime === null))
  );
}
