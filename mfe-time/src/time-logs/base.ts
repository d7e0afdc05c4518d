import {
  allEmployeesQuery,
  type EmployeeWithTimeLogs,
  type TimeLogRow,
} from '@rollcall/shared/calls';
import { joinNames, PAGE_SIZE, titleCase } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimeLogsRead } from './time-logs-source.ts';

/** Everybody's logs in one list, newest punch-in first; logs without one come last. */
export function flattenLogs(employees: readonly EmployeeWithTimeLogs[]): TimeLogRow[] {
  return employees
    .flatMap(({ timeLogs, firstName, middleName, lastName }) => {
      const joined = joinNames(firstName, middleName, lastName);
      const employeeName = joined === 'N/A' ? null : titleCase(joined);
      return timeLogs.map((log) => ({ ...log, employeeName }));
    })
    .toSorted((a, b) => (b.punchIn ?? '').localeCompare(a.punchIn ?? ''));
}

/** Time logs of a base backend: from its unpaged employee list, paged in the browser (spec §7). */
export function useBaseTimeLogs(page: number, isEnabled: boolean): TimeLogsRead {
  const { data, error, isRefetching, refetch } = useQuery({
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
    isRefreshing: isRefetching,
    retry: () => void refetch(),
  };
}
