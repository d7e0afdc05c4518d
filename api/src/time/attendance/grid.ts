import type { AttendanceRowBody } from '@rollcall/shared/contract';
import {
  addDays,
  lastOfMonth,
  presentOrAbsent,
  today,
  totalMinutes,
} from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { fullName } from '../../employees/full-name.ts';
import {
  findTimeLogsOf,
  type LogWithBreaks,
  toSession,
  withBreaks,
} from '../time-logs/find-logs.ts';
import {
  type Days,
  findApprovedLeaves,
  findGridPage,
  type GridEmployee,
  type GridFilter,
} from './queries.ts';

interface Found {
  readonly logs: readonly LogWithBreaks[];
  readonly leaves: Awaited<ReturnType<typeof findApprovedLeaves>>;
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
  const { rows: employees, total } = await findGridPage(db, filter, page);
  const ids = employees.map(({ id }) => id);
  const found =
    ids.length === 0
      ? { logs: [], leaves: [] }
      : {
          logs: await withBreaks(db, await findTimeLogsOf(db, ids, filter)),
          leaves: await findApprovedLeaves(db, ids, filter),
        };
  return {
    rows: employees.map((employee) => toRow(employee, filter, date, found)),
    total,
    month: from.slice(0, 7),
    today: date,
  };
}

function toRow(employee: GridEmployee, days: Days, date: string, found: Found): AttendanceRowBody {
  const isOf = ({ employeeId }: { readonly employeeId: number }) => employeeId === employee.id;
  const logs = found.logs.filter(isOf);
  const punched = new Set(logs.map(({ workDate }) => workDate));
  const leaves = found.leaves.filter(isOf);
  const statuses = datesOf(days).map((day) =>
    presentOrAbsent({
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
  const minutes = totalMinutes(logs.map(toSession));
  return {
    employeeId: employee.id,
    employeeCode: employee.employeeCode,
    employeeName: fullName(employee),
    department: employee.department,
    days: statuses,
    present: count('Present'),
    absent: count('Absent'),
    leave: count('Leave'),
    workedMins: minutes.worked,
    breakMins: minutes.breaks,
    // Empty until plans are read.
    figures: [],
    sums: {
      workedMins: minutes.worked,
      breakMins: minutes.breaks,
      expectedMins: 0,
      balanceMins: 0,
      adjustmentMins: 0,
      lateMins: 0,
      lateDays: 0,
    },
    zone: null,
  };
}

function datesOf({ from, to }: Days): string[] {
  return Array.from({ length: Number(to.slice(8)) }, (_, index) => addDays(from, index));
}
