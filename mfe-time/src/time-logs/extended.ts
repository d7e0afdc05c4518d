import { timeLogsQuery } from '@rollcall/shared/calls';
import { toListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { AskedLogs, TimeLogsRead } from './use-time-logs.ts';

/** How often the list of a day is read anew. */
const REFRESH_MS = 30_000;

/** Time logs of our server: paged, filtered and sorted there (capability `timelogs.page`). */
export function useExtendedTimeLogs(
  { day, ...query }: AskedLogs,
  isEnabled: boolean,
): TimeLogsRead {
  const { data, error, isPlaceholderData, refetch, dataUpdatedAt } = useQuery({
    ...timeLogsQuery(day === undefined ? query : { ...query, from: day, to: day }),
    enabled: isEnabled,
    refetchInterval: day === undefined ? false : REFRESH_MS,
  });
  return {
    data: data && toListPage(data, query.page),
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
    updatedAt: dataUpdatedAt,
  };
}
