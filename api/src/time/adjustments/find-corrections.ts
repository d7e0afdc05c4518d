import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gte, inArray, lte } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';

/** Corrections of closed days that became adjustments of employees, in the order of their approval. */
export async function findAdjustedCorrections(
  db: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
) {
  return db
    .select({
      employeeId: corrections.employeeId,
      timeLogId: corrections.timeLogId,
      workDate: corrections.workDate,
      punchIn: corrections.punchIn,
      punchOut: corrections.punchOut,
    })
    .from(timeAdjustments)
    .innerJoin(corrections, eq(corrections.id, timeAdjustments.correctionId))
    .where(
      and(
        inArray(timeAdjustments.employeeId, [...employeeIds]),
        gte(timeAdjustments.forDate, from),
        lte(timeAdjustments.forDate, to),
      ),
    )
    .orderBy(asc(timeAdjustments.id));
}
