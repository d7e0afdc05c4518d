import type { Db } from '../../core/db/connection.ts';
import { and, gte, inArray, lte, sum } from '../../core/db/drizzle.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';
import type { Days } from '../plans/find-plans.ts';

/** The sum of the adjustments posted in a range, in minutes, by employee. */
export async function sumAdjustments(
  db: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      employeeId: timeAdjustments.employeeId,
      minutes: sum(timeAdjustments.minutes).mapWith(Number),
    })
    .from(timeAdjustments)
    .where(
      and(
        inArray(timeAdjustments.employeeId, [...employeeIds]),
        gte(timeAdjustments.postedDate, from),
        lte(timeAdjustments.postedDate, to),
      ),
    )
    .groupBy(timeAdjustments.employeeId);
  return new Map(rows.map(({ employeeId, minutes }) => [employeeId, minutes]));
}
