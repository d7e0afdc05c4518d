import {
  allEmployeesQuery,
  type EmployeeWithTimeLogs,
  type TimeLogRow,
} from '@rollcall/shared/calls';
import { joinNames, titleCase } from '@rollcall/shared/domain';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
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

/** The logs of all employees in one list, newest punch-in first; logs without a readable punch-in come last. */
function flattenLogs(employees: readonly EmployeeWithTimeLogs[]): TimeLogRow[] {
  return employees
    .flatMap(({ id, timeLogs, firstName, middleName, lastName }) => {
      const joined = joinNames(firstName, middleName, lastName);
      const employeeName = joined === 'N/A' ? null : titleCase(joined);
      return timeLogs.map((log) => ({ ...log, employeeId: id, employeeName }));
    })
    .toSorted((a, b) => punchInKey(b).localeCompare(punchInKey(a)));
}

/** Wall-clock text sorts alphabetically once it has the same separator everywhere. */
function punchInKey({ punchIn }: TimeLogRow): string {
  return punchIn !== null && /^\d{4}-\d{2}-\d{2}/.test(punchIn) ? punchIn.replace('T', ' ') : '';
}
