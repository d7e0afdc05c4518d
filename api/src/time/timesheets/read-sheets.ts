import type { AttendanceRowBody, TimesheetBody } from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import { findApprovedLeaves } from '../../attendance/days/find-days.ts';
import type { GridEmployee } from '../../attendance/employed/employed-list.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Context } from '../../core/context.ts';
import { readGridRows } from '../attendance/grid.ts';
import { findSheetLogs, type SheetLogRow } from './queries.ts';

/** The timesheets of some employees of a grid, in their order; the figures are those of the month. */
export async function readSheets(
  context: Context,
  employees: readonly GridEmployee[],
  days: Days,
): Promise<TimesheetBody[]> {
  const { db, zone } = context;
  const ids = employees.map(({ id }) => id);
  const rows = await readGridRows(context, employees, days);
  const logs = Map.groupBy(await findSheetLogs(db, ids, days), dayOf);
  const leaves = Map.groupBy(
    await findApprovedLeaves(db, ids, days),
    ({ employeeId }) => employeeId,
  );
  const dates = datesOf(days);
  return rows.map(({ days: _days, figures, ...row }) => ({
    ...row,
    zone: row.zone ?? zone,
    days: dates.map((date, at) => ({
      date,
      figures: figures[at] as AttendanceRowBody['figures'][number],
      leave:
        leaves
          .get(row.employeeId)
          ?.find(({ startDate, endDate }) => startDate <= date && date <= endDate)?.type ?? null,
      logs: (logs.get(`${row.employeeId} ${date}`) ?? []).map(presentLog),
    })),
  }));
}

const dayOf = ({ employeeId, workDate }: SheetLogRow) => `${employeeId} ${workDate}`;

const presentLog = ({ punchIn, punchOut, zone, source, reason }: SheetLogRow) => ({
  punchIn: toWallClock(punchIn.getTime(), zone),
  punchOut: punchOut && toWallClock(punchOut.getTime(), zone),
  zone,
  note: source === 'punch' ? null : (reason ?? ''),
});
