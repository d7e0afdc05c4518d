import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, countDistinct, eq, gte, lte } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';

/** How many employees have a log on each date of a range that has any. */
export const countPunchedIn = (db: Db, { from, to }: Days) =>
  db
    .select({ date: timeLogs.workDate, count: countDistinct(timeLogs.employeeId) })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.isSuperseded, false),
        gte(timeLogs.workDate, from),
        lte(timeLogs.workDate, to),
      ),
    )
    .groupBy(timeLogs.workDate);
