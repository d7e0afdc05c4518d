import type { EmployeeWithTimeLogs, TimeLogRow } from '@rollcall/shared/calls';
import { joinNames, titleCase } from '@rollcall/shared/domain';

/** The logs of all employees in one list, newest punch-in first; logs without a readable punch-in come last. */
export function flattenLogs(employees: readonly EmployeeWithTimeLogs[]): TimeLogRow[] {
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
