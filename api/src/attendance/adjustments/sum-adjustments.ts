import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, gte, lte, sql, sum } from '../../core/db/drizzle.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';
import type { Days } from '../plans/find-plans.ts';

/** The sum of the adjustments posted in a range, in minutes, by employee. */
export async function sumAdjustments(
  db: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
): Promise<Map<number, number>> {
  const rows = await findSums(db, { employeeIds, from, to });
  return new Map(rows.map(({ employeeId, minutes }) => [employeeId, minutes]));
}

const findSums = builtOnce((db) =>
  db
    .select({
      employeeId: timeAdjustments.employeeId,
      minutes: sum(timeAdjustments.minutes).mapWith(Number),
    })
    .from(timeAdjustments)
    .where(
      and(
        sql`${timeAdjustments.employeeId} = ANY(${sql.placeholder('employeeIds')})`,
        gte(timeAdjustments.postedDate, sql.placeholder('from')),
        lte(timeAdjustments.postedDate, sql.placeholder('to')),
      ),
    )
    .groupBy(timeAdjustments.employeeId),
);
