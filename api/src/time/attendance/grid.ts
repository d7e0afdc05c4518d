import type { AttendanceRowBody } from '@rollcall/shared/contract';
import { lastOfMonth, PAGE_SIZE, toAttendanceMap, today } from '@rollcall/shared/domain';
import { sumAdjustments } from '../../attendance/adjustments/sum-adjustments.ts';
import type { DayFigures } from '../../attendance/days/day.ts';
import { readDays } from '../../attendance/days/read-days.ts';
import {
  findGridPage,
  type GridEmployee,
  type GridFilter,
} from '../../attendance/employed/employed-list.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import { presentFigures, presentSums } from '../../attendance/present.ts';
import type { Context } from '../../core/context.ts';
import { readTogether } from '../../core/db/one-connection.ts';
import { fullName } from '../../employees/full-name.ts';

/** One page of the grid of a month `YYYY-MM`, by default the current one (docs/working-time.md#sums). */
export async function listAttendancePage(
  context: Context,
  {
    month,
    page,
    pageSize = PAGE_SIZE,
    ...rest
  }: Omit<GridFilter, keyof Days> & {
    readonly month?: string | undefined;
    readonly page: number;
    readonly pageSize?: number | undefined;
  },
) {
  const { db, clock, zone } = context;
  const date = today(clock(), zone);
  const from = `${month ?? date.slice(0, 7)}-01`;
  const days = { from, to: lastOfMonth(from) };
  const { rows: employees, total } = await findGridPage(db, { ...rest, ...days }, page, pageSize);
  const rows = await readGridRows(context, employees, days);
  return { rows, total, pageSize, month: from.slice(0, 7), today: date };
}

/** The rows of some employees of a grid, in their order: the figures of the page and of its export. */
export async function readGridRows(
  context: Context,
  employees: readonly GridEmployee[],
  days: Days,
): Promise<AttendanceRowBody[]> {
  const { db, clock, zone } = context;
  const date = today(clock(), zone);
  const ids = employees.map(({ id }) => id);
  const [plans, figures, adjustments] = await readTogether(db, (one) => {
    const loading = loadPlans({ ...context, db: one }, ids, days);
    return Promise.all([
      loading,
      readDays({ ...context, db: one, plans: loading }, employees, days),
      sumAdjustments(one, ids, days),
    ]);
  });
  // The last day of the month that has come.
  const shown = date < days.from ? days.from : date > days.to ? days.to : date;
  const zoneOf = (id: number) => plans.planOf(id, shown).plan.zone;
  return employees.map((employee) =>
    toRow(employee, {
      days: figures.get(employee.id) ?? [],
      adjustmentMins: adjustments.get(employee.id) ?? 0,
      zone: zoneOf(employee.id) === zone ? null : zoneOf(employee.id),
    }),
  );
}

interface RowParts {
  readonly days: readonly DayFigures[];
  readonly adjustmentMins: number;
  /** Null for the company's. */
  readonly zone: string | null;
}

function toRow(
  employee: GridEmployee,
  { days, adjustmentMins, zone }: RowParts,
): AttendanceRowBody {
  const map = days.map(({ status }) => toAttendanceMap(status));
  const count = (status: (typeof map)[number]) => map.filter((item) => item === status).length;
  const sums = presentSums(days, adjustmentMins);
  return {
    employeeId: employee.id,
    employeeCode: employee.employeeCode,
    employeeName: fullName(employee),
    department: employee.department,
    days: map,
    present: count('Present'),
    absent: count('Absent'),
    leave: count('Leave'),
    workedMins: sums.workedMins,
    breakMins: sums.breakMins,
    figures: days.map(presentFigures),
    sums,
    zone,
  };
}
