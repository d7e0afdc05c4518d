import { type BreakRow, breaksQuery } from '@rollcall/shared/calls';
import { localDate } from '@rollcall/shared/domain';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { BreakFilters, BreakListResult, BreakSummary } from './break-list-result.ts';

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

/**
 * The summary for a backend that returns only the breaks. The total counts today's breaks; the average is over all
 * finished breaks (spec §2).
 */
function summariseBreaks(breaks: readonly BreakRow[], today: string): BreakSummary {
  const finished = breaks
    .filter(({ endTime }) => endTime !== null)
    .map(({ duration }) => duration)
    .filter((minutes): minutes is number => minutes !== null && minutes >= 0);
  const sum = finished.reduce((total, minutes) => total + minutes, 0);
  return {
    totalToday: breaks.filter(({ date }) => date === today).length,
    open: breaks.filter(({ endTime }) => endTime === null).length,
    averageMinutes: finished.length === 0 ? null : Math.round(sum / finished.length),
    isAverageOfToday: false,
  };
}
