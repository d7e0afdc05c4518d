import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, count, desc, eq } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { toLimitOffset } from '../../core/page.ts';
import { type DateRange, LOG_WITH_BREAKS, within } from '../log/find-logs.ts';

/** One page of an employee's logs in a range, latest punch-in first. */
export async function findEmployeeTimeLogs(
  db: Db,
  employeeId: number,
  range: DateRange,
  page: number,
) {
  const { limit, offset } = toLimitOffset(page);
  return db
    .select(LOG_WITH_BREAKS)
    .from(timeLogs)
    .where(ofEmployee(employeeId, range))
    .orderBy(desc(timeLogs.punchIn), desc(timeLogs.id))
    .limit(limit)
    .offset(offset);
}

/** Counts an employee's logs in a range. */
export async function countEmployeeTimeLogs(
  db: Db,
  employeeId: number,
  range: DateRange,
): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(timeLogs)
    .where(ofEmployee(employeeId, range));
  return counted?.rows ?? 0;
}

function ofEmployee(employeeId: number, range: DateRange): SQL | undefined {
  return and(eq(timeLogs.employeeId, employeeId), within(range));
}
