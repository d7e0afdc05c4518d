import type { EmployeeWithTimeLogs } from '@rollcall/shared/calls';
import { joinNames, lastOfMonth, titleCase } from '@rollcall/shared/domain';
import type { MonthRow } from './month-list-result.ts';

/**
 * The attendance map of a base backend (spec §3, spec §4): every day of the month starts Absent and becomes Present if a
 * punch-in exists that day. `month` is `YYYY-MM`.
 */
export function attendanceMap(employee: EmployeeWithTimeLogs, month: string): MonthRow {
  const { id, firstName, middleName, lastName, timeLogs } = employee;
  const joined = joinNames(firstName, middleName, lastName);
  const punched = new Set(
    timeLogs.filter(({ punchIn }) => punchIn !== null).map(({ workDate }) => workDate),
  );
  const length = Number(lastOfMonth(`${month}-01`).slice(8));
  const days = Array.from({ length }, (_, index) =>
    punched.has(`${month}-${String(index + 1).padStart(2, '0')}`) ? 'Present' : 'Absent',
  );
  const present = days.filter((day) => day === 'Present').length;
  return {
    employeeId: id,
    employeeName: joined === 'N/A' ? null : titleCase(joined),
    days,
    present,
    absent: days.length - present,
    logs: timeLogs,
  };
}
