import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, inArray } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { within } from '../log/find-logs.ts';

export type SheetLogRow = Awaited<ReturnType<typeof findSheetLogs>>[number];

/** The logs of employees in a range that count, oldest first, with why they were entered. */
export async function findSheetLogs(db: Db, employeeIds: readonly number[], range: Days) {
  return db
    .select({
      employeeId: timeLogs.employeeId,
      workDate: timeLogs.workDate,
      punchIn: timeLogs.punchIn,
      punchOut: timeLogs.punchOut,
      zone: timeLogs.zone,
      source: timeLogs.source,
      reason: timeLogs.reason,
    })
    .from(timeLogs)
    .where(and(inArray(timeLogs.employeeId, [...employeeIds]), within(range)))
    .orderBy(asc(timeLogs.punchIn));
}
