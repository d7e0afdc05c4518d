import { breaksQuery } from '@rollcall/shared/calls';
import { toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { BreakFilters, BreakListResult } from './break-list-result.ts';

/** How often the list is refetched: who is on break changes every minute. */
const REFRESH_MS = 30_000;

/** Breaks of our server, which filters, pages and summarises them (design §15.6, capability `leaves.page`). */
export function useExtendedBreaks(
  page: number,
  filters: BreakFilters,
  isEnabled: boolean,
): BreakListResult {
  const query = useQuery({
    ...breaksQuery({ page, ...filters }),
    enabled: isEnabled,
    refetchInterval: REFRESH_MS,
  });
  const { data, ...rest } = toListResult(query, page);
  return {
    ...rest,
    data: data && {
      ...data,
      summary: { ...(query.data?.summary ?? NO_BREAKS), isAverageOfToday: true },
    },
  };
}

const NO_BREAKS = { totalToday: 0, open: 0, averageMinutes: null };
