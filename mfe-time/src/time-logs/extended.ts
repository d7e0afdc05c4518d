import { timeLogsQuery } from '@rollcall/shared/calls';
import { toListRead } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { AskedLogs, TimeLogsRead } from './time-logs-read.ts';

/** How often the list of a day is refetched. */
const REFRESH_MS = 30_000;

/** Time logs of our server: paged, filtered and sorted there (capability `timelogs.page`). */
export function useExtendedTimeLogs(
  { day, ...asked }: AskedLogs,
  isEnabled: boolean,
): TimeLogsRead {
  const query = useQuery({
    ...timeLogsQuery(day === undefined ? asked : { ...asked, from: day, to: day }),
    enabled: isEnabled,
    refetchInterval: day === undefined ? false : REFRESH_MS,
  });
  return { ...toListRead(query, asked.page), updatedAt: query.dataUpdatedAt };
}
