import type { AttendanceCounts } from '@rollcall/shared/contract';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, eq, lt, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import type { FilterOrGiven } from '../../employees/filter.ts';
import { matchingLogs, type TimeLogFilter } from '../log/filter.ts';

/** SQL of who is here on a work date. Reads the logs of the day and the open ones of earlier days. */
export function selectAttendanceCounts(
  db: Db,
  day: SQLWrapper,
  filter: FilterOrGiven<Omit<TimeLogFilter, 'from' | 'to' | 'state'>>,
): SQL<AttendanceCounts> {
  const isOnBreak = sql`EXISTS (SELECT 1 FROM ${breaks}
    WHERE ${breaks.timeLogId} = ${timeLogs.id} AND ${breaks.endedAt} IS NULL)`;
  const isOpenEarlier = and(eq(timeLogs.state, 'open'), lt(timeLogs.workDate, day));
  const dayBefore = sql`${day}::date - 1`;
  return sql`(
    WITH logs AS (${logsOf(db, matchingLogs({ ...filter, from: day, to: day }), isOnBreak)}),
    employee AS (
      SELECT bool_or(state = 'open') AS is_in, bool_or(is_on_break) AS is_on_break,
        bool_or(state = 'closed') AS has_left, count(*) FILTER (WHERE state = 'missing-out') AS missing
      FROM logs GROUP BY employee_id),
    earlier AS (${logsOf(db, and(matchingLogs({ ...filter, to: dayBefore }), isOpenEarlier))})
    SELECT json_build_object(
      'punchedIn', count(*) FILTER (WHERE is_in),
      'onBreak', count(*) FILTER (WHERE is_in AND is_on_break),
      'punchedOut', count(*) FILTER (WHERE has_left AND NOT is_in),
      'missingOuts', coalesce(sum(missing), 0),
      'openEarlier', (SELECT count(*) FROM earlier))
    FROM employee)`;
}

function logsOf(db: Db, condition: SQL | undefined, isOnBreak: SQL = sql`false`): SQL {
  return (
    db
      .select({
        employeeId: timeLogs.employeeId,
        state: timeLogs.state,
        isOnBreak: sql`${isOnBreak}`.as('is_on_break'),
      })
      .from(timeLogs)
      // The planner leaves out this join if the filter does not need it.
      .leftJoin(employees, eq(employees.id, timeLogs.employeeId))
      .where(condition)
      .getSQL()
  );
}
