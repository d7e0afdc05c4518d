import { allEmployeesQuery, type TimeLogRow } from '@rollcall/shared/calls';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { ListRead } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { flattenLogs } from './flatten-logs.ts';

/** Time logs of a base backend: from its unpaged employee list, paged in the browser (spec §7). */
export function useBaseTimeLogs(page: number, isEnabled: boolean): ListRead<TimeLogRow> {
  const { data, error, refetch } = useQuery({
    ...allEmployeesQuery('listTimeLogs'),
    enabled: isEnabled,
  });
  const logs = useMemo(() => data && flattenLogs(data.rows), [data]);
  return {
    data: logs && {
      rows: logs.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      total: logs.length,
      pageSize: PAGE_SIZE,
      unreadable: data?.unreadable ?? 0,
    },
    error,
    isRefreshing: false,
    retry: () => void refetch(),
  };
}
