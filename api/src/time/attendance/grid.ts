import type { AttendanceRowBody } from '@rollcall/shared/contract';
import {
  addDays,
  attendanceDay,
  lastOfMonth,
  MINUTE_MS,
  today,
  workedMinutesOf,
} from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { fullName } from '../../employees/full-name.ts';
import {
  countGrid,
  type Days,
  findApprovedLeaves,
  findGridPage,
  findPunchedDays,
  type GridEmployee,
  type GridFilter,
  sumBreaksOf,
} from './queries.ts';

interface Found {
  readonly punched: Awaited<ReturnType<typeof findPunchedDays>>;
  readonly leaves: Awaited<ReturnType<typeof findApprovedLeaves>>;
  readonly breaks: Awaited<ReturnType<typeof sumBreaksOf>>;
}

/** One page of the grid of a month `YYYY-MM`, by default the current one (design §10, Attendance day). */
export async function listAttendancePage(
  { db, clock, zone }: Context,
  {
    month,
    page,
    ...rest
  }: Omit<GridFilter, keyof Days> & { month?: string | undefined; page: number },
) {
  const date = today(clock(), zone);
  const from = `${month ?? date.slice(0, 7)}-01`;
  const filter = { ...rest, from, to: lastOfMonth(from) };
  const employees = await findGridPage(db, filter, page);
  const ids = employees.map(({ id }) => id);
  const found =
    ids.length === 0
      ? { punched: [], leaves: [], breaks: [] }
      : {
          punched: await findPunchedDays(db, ids, filter),
          leaves: await findApprovedLeaves(db, ids, filter),
          breaks: await sumBreaksOf(db, ids, filter),
        };
  return {
    rows: employees.map((employee) => toRow(employee, filter, date, found)),
    total: await countGrid(db, filter),
    month: from.slice(0, 7),
    today: date,
  };
}

function toRow(employee: GridEmployee, days: Days, date: string, found: Found): AttendanceRowBody {
  const isOf = ({ employeeId }: { readonly employeeId: number }) => employeeId === employee.id;
  const punched = new Map(
    found.punched.filter(isOf).map(({ workDate, milliseconds }) => [workDate, milliseconds]),
  );
  const leaves = found.leaves.filter(isOf);
  const onBreak = found.breaks.find(isOf) ?? { all: 0, ofEnded: 0 };
  const statuses = datesOf(days).map((day) =>
    attendanceDay({
      date: day,
      today: date,
      joiningDate: employee.joiningDate,
      exitDate: employee.exitDate,
      isOnApprovedLeave: leaves.some((leave) => leave.startDate <= day && day <= leave.endDate),
      hasPunchIn: punched.has(day),
    }),
  );
  const count = (status: (typeof statuses)[number]) =>
    statuses.filter((item) => item === status).length;
  const span = [...punched.values()].reduce((sum, milliseconds) => sum + milliseconds, 0);
  return {
    employeeId: employee.id,
    employeeCode: employee.employeeCode,
    employeeName: fullName(employee),
    department: employee.department,
    days: statuses,
    present: count('Present'),
    absent: count('Absent'),
    leave: count('Leave'),
    workedMins: workedMinutesOf(span, onBreak.ofEnded),
    breakMins: Math.round(onBreak.all / MINUTE_MS),
  };
}

function datesOf({ from, to }: Days): string[] {
  return Array.from({ length: Number(to.slice(8)) }, (_, index) => addDays(from, index));
}
