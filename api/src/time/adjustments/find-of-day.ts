import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, or } from '../../core/db/drizzle.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';

/** Adjustments of an employee that are posted on a date, and those for it that are posted on another one. */
export async function findAdjustmentsOfDay(db: Db, employeeId: number, date: string) {
  const rows = await db
    .select({
      id: timeAdjustments.id,
      forDate: timeAdjustments.forDate,
      postedDate: timeAdjustments.postedDate,
      kind: timeAdjustments.kind,
      minutes: timeAdjustments.minutes,
      reason: timeAdjustments.reason,
    })
    .from(timeAdjustments)
    .where(
      and(
        eq(timeAdjustments.employeeId, employeeId),
        or(eq(timeAdjustments.postedDate, date), eq(timeAdjustments.forDate, date)),
      ),
    )
    .orderBy(asc(timeAdjustments.id));
  return {
    adjustments: rows.filter(({ postedDate }) => postedDate === date),
    adjustedLater: rows.filter(({ postedDate }) => postedDate !== date),
  };
}
