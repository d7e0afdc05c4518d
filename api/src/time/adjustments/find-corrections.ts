import type { Days } from '../../attendance/plans/find-plans.ts';
import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gte, lte, sql } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';

/** Corrections of closed days that became adjustments of employees, in the order of their approval. */
export async function findAdjustedCorrections(
  db: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
) {
  return findAdjusted(db, { employeeIds, from, to });
}

const findAdjusted = builtOnce((db) =>
  db
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
        sql`${timeAdjustments.employeeId} = ANY(${sql.placeholder('employeeIds')})`,
        gte(timeAdjustments.forDate, sql.placeholder('from')),
        lte(timeAdjustments.forDate, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(timeAdjustments.id)),
);
