import type { Db } from '../../core/db/connection.ts';
import { asc, count as countRows, eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { matchingLogs, type TimeLogFilter } from '../log/filter.ts';
import { LOG_WITH_PERSON } from '../log/find-logs.ts';

/** The oldest logs without a punch-out that match, with their employees, and the total. */
export async function findMissingOuts(
  db: Db,
  filter: Omit<TimeLogFilter, 'state' | 'employeeId'>,
  limit: number,
) {
  const condition = matchingLogs({ ...filter, state: 'missing-out' });
  const rows = await db
    .select(LOG_WITH_PERSON)
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(condition)
    .orderBy(asc(timeLogs.punchIn), asc(timeLogs.id))
    .limit(limit);
  if (rows.length < limit) return { rows, total: rows.length };
  const [counted] = await db
    .select({ total: countRows() })
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(condition);
  return { rows, total: counted?.total ?? rows.length };
}
