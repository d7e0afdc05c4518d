import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { matchingLogs, type TimeLogFilter } from '../log/filter.ts';
import { LOG_WITH_PERSON } from '../log/find-logs.ts';

/** A log in the order of an export. */
export interface LogPosition {
  readonly workDate: string;
  /** ISO 8601. */
  readonly punchIn: string;
  readonly id: number;
}

/** The next logs after a position, by work date and punch-in, with their employees. */
export async function findLogsAfter(
  db: Db,
  filter: TimeLogFilter,
  after: LogPosition | null,
  limit: number,
) {
  const isAfter =
    after &&
    sql`(${timeLogs.workDate}, ${timeLogs.punchIn}, ${timeLogs.id})
      > (${after.workDate}::date, ${after.punchIn}::timestamptz, ${after.id}::integer)`;
  return db
    .select({ ...LOG_WITH_PERSON, department: employees.department })
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(and(matchingLogs(filter), isAfter ?? undefined))
    .orderBy(asc(timeLogs.workDate), asc(timeLogs.punchIn), asc(timeLogs.id))
    .limit(limit);
}
