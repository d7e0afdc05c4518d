import { allEmployeesQuery } from '@rollcall/shared/calls';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { flattenLogs } from './flatten-logs.ts';
import type { TimeLogListResult, TimeLogsFilter } from './time-log-list-result.ts';

/** Time logs on a base backend: from its unpaged employee list, paged in the browser (spec §7). */
export function useBaseTimeLogs(
  { page, day }: TimeLogsFilter,
  isEnabled: boolean,
): TimeLogListResult {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...allEmployeesQuery('listTimeLogs'),
    enabled: isEnabled,
  });
  const all = useMemo(() => data && flattenLogs(data.rows), [data]);
  const logs = useMemo(
    () => (day === undefined ? all : all?.filter(({ workDate }) => workDate === day)),
    [all, day],
  );
  const unreadable = (data?.unreadable ?? 0) + sum(data?.rows ?? []);
  return {
    data: logs && cutListPage(logs, page, unreadable),
    error,
    isRefreshing: false,
    retry: () => void refetch(),
    updatedAt: dataUpdatedAt,
    counts: undefined,
  };
}

const sum = (employees: readonly { readonly unreadableLogs: number }[]) =>
  employees.reduce((total, { unreadableLogs }) => total + unreadableLogs, 0);
