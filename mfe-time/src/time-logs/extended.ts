import { type TimeLogRow, timeLogsQuery } from '@rollcall/shared/calls';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { ListRead } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Time logs of our server: paged and sorted there (capability `timelogs.page`). */
export function useExtendedTimeLogs(page: number, isEnabled: boolean): ListRead<TimeLogRow> {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...timeLogsQuery({ page }),
    enabled: isEnabled,
  });
  return {
    data: data && {
      rows: data.rows,
      total: data.total ?? data.rows.length,
      pageSize: data.pageSize ?? PAGE_SIZE,
      unreadable: data.unreadable,
    },
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
}
