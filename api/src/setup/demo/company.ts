import { addDays, type CompanyZone, today, weekdayOf } from '@rollcall/shared/domain';
import { createDemoEmployees, type DemoEmployee } from './employees.ts';
import { createLeaves } from './leaves.ts';
import { createHolidays, type DemoHoliday, worksAtNight } from './patterns.ts';
import { randomFrom } from './random.ts';
import { createShifts, type DemoBreak, type DemoLog } from './shifts.ts';
import { createTodaysShifts } from './today.ts';

/** Employees of the demo company, including the administrator. */
export const DEMO_EMPLOYEES = 120;
/** Days of data: three months. */
const DAYS = 91;

export interface DemoCompany {
  readonly employees: readonly DemoEmployee[];
  readonly holidays: readonly DemoHoliday[];
  readonly leaves: ReturnType<typeof createLeaves>;
  readonly logs: readonly DemoLog[];
  readonly breaks: readonly (DemoBreak & { readonly log: number })[];
}

/**
 * Generates a company with three months of data up to `now`: office, night, rotating, flexible and part-time work, holidays,
 * forgotten punch-outs, employees on break and on leave right now, in every status. The same `now` and zone give the same data.
 * @param ids ids of the employees, which also define their number.
 */
export function createCompany(ids: readonly number[], now: number, zone: CompanyZone): DemoCompany {
  const date = today(now, zone);
  const random = randomFrom(`rollcall ${date}`);
  const employees = createDemoEmployees(ids, date, random);
  const leaves = createLeaves(employees, date, random);
  const isAway = (id: number, day: string) =>
    leaves.some(
      (leave) =>
        leave.employeeId === id &&
        leave.status === 'Approved' &&
        leave.startDate <= day &&
        day <= leave.endDate,
    );
  const holidays = createHolidays(date);
  const isHoliday = (day: string, part: DemoHoliday['part'] = 'full') =>
    holidays.some((holiday) => holiday.date === day && holiday.part === part);
  const worksOn = (employee: DemoEmployee, day: string) =>
    day >= employee.joiningDate &&
    (employee.exitDate === null || day <= employee.exitDate) &&
    (employee.worksWeekends || ![0, 6].includes(weekdayOf(day))) &&
    (employee.worksOnHolidays || !isHoliday(day)) &&
    !isAway(employee.id, day);

  const logs: DemoLog[] = [];
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = addDays(date, -back);
    const present = employees.filter((employee) => employee.punches && worksOn(employee, day));
    const kind = { isYesterday: back === 1, isHalfHoliday: isHoliday(day, 'pm') };
    logs.push(...createShifts(present, day, { now, zone, random, ...kind }));
  }
  const expected = employees.filter((employee) => employee.punches && !isAway(employee.id, date));
  const stillOpen = new Set(
    logs.filter((log) => log.state === 'open').map((log) => log.employeeId),
  );
  const free = expected.filter(
    (employee) =>
      !stillOpen.has(employee.id) &&
      employee.exitDate === null &&
      !worksAtNight(employee.pattern, date),
  );
  logs.push(...createTodaysShifts(free, date, { now, zone, random }));
  forgetPunchOut(logs, free);
  const breaks = logs.flatMap((log, index) => log.breaks.map((item) => ({ ...item, log: index })));
  return { employees, holidays, leaves, logs, breaks };
}

/** Opens the latest log of the first employee who is not here today: they forgot to punch out. Changes `logs`. */
function forgetPunchOut(logs: DemoLog[], employees: readonly DemoEmployee[]): void {
  for (const { id } of employees) {
    const index = logs.findLastIndex((log) => log.employeeId === id);
    const log = logs[index];
    const isOfToday = log?.workDate === logs.at(-1)?.workDate;
    if (log?.state !== 'closed' || isOfToday) continue;
    logs[index] = { ...log, punchOut: null, state: 'open' };
    return;
  }
}
