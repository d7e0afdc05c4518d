import { allEmployeesQuery, type EmployeeWithTimeLogs } from '@rollcall/shared/calls';
import { DEFAULT_UTC_OFFSET_MINUTES, fixedZone, today } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';

/**
 * Today's punches on a base backend, counted from the unpaged employee list; "today" is the UTC−6 day (spec §9). The
 * query shows a toast on failure (spec §8, 'Failed to fetch dashboard stats').
 */
export function TodayPunches() {
  const { data, dataUpdatedAt } = useQuery(allEmployeesQuery('getTodaysPunches'));
  if (!data) return null;
  const { punchIns, punchOuts } = countPunches(
    data.rows,
    today(dataUpdatedAt, fixedZone(DEFAULT_UTC_OFFSET_MINUTES)),
  );
  return `Today so far: ${punchIns} punched in, ${punchOuts} punched out.`;
}

/** Counts the time logs of a day with a punch-in, and those of them with a punch-out. Dates are compared as text. */
export function countPunches(employees: readonly EmployeeWithTimeLogs[], day: string) {
  const logs = employees
    .flatMap((employee) => employee.timeLogs)
    .filter((log) => log.punchIn?.startsWith(day));
  return { punchIns: logs.length, punchOuts: logs.filter((log) => log.punchOut !== null).length };
}
