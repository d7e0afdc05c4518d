import { breaksQuery } from '@rollcall/shared/calls';
import { toListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { BreakFilters, BreaksRead } from './breaks-read.ts';

/** How often the list is read anew: who is on break changes by the minute. */
const REFRESH_MS = 30_000;

/** Breaks of our server: filtered, paged and summed up there (design §15.6, capability `leaves.page`). */
export function useExtendedBreaks(
  page: number,
  filters: BreakFilters,
  isEnabled: boolean,
): BreaksRead {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...breaksQuery({ page, ...filters }),
    enabled: isEnabled,
    refetchInterval: REFRESH_MS,
  });
  return {
    data: data && {
      ...toListPage(data, page),
      summary: data.summary ?? { totalToday: 0, open: 0, averageMinutes: null },
    },
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
}
