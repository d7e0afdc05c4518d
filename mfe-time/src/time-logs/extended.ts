import { timeLogsQuery } from '@rollcall/shared/calls';
import { toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { TimeLogListResult, TimeLogsFilter } from './time-log-list-result.ts';

/** How often the list of one day is refetched. */
const REFRESH_MS = 30_000;

/** Time logs of our server, which pages, filters and sorts them (capability `timelogs.page`). */
export function useExtendedTimeLogs(
  { day, ...filter }: TimeLogsFilter,
  isEnabled: boolean,
): TimeLogListResult {
  const query = useQuery({
    ...timeLogsQuery(
      day === undefined ? filter : { ...filter, from: day, to: day, withCounts: true },
    ),
    enabled: isEnabled,
    refetchInterval: day === undefined ? false : REFRESH_MS,
  });
  return {
    ...toListResult(query, filter.page),
    updatedAt: query.dataUpdatedAt,
    counts: query.data?.counts,
  };
}
