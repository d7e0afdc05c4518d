import type { TIME_LOG_SORTS } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, desc, eq, gte, lte, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { orderedBy } from '../../core/lists/order.ts';
import {
  alongWith,
  filteredPage,
  isEmptyFilter,
  isOnPage,
  type ListQuery,
  type PageQuery,
  pageByDay,
  pageSource,
  readPage,
  sortedPage,
  type Total,
  withPage,
} from '../../core/lists/read-page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { matchingLogs, type TimeLogFilter } from '../log/filter.ts';
import { LOG_WITH_PERSON } from '../log/find-logs.ts';
import { selectAttendanceCounts } from './attendance-queries.ts';

export interface TimeLogOrder {
  readonly sort: (typeof TIME_LOG_SORTS)[number];
  readonly order: 'asc' | 'desc';
  /** Until when open logs and breaks count, epoch milliseconds. */
  readonly now: number;
}

/**
 * Sort key: worked time, unrounded; of an open log until now, which the console shows. Null for a missing punch-out. The
 * presenter calculates the minutes that are shown.
 */
function workedUntil(now: number): SQL {
  const until = sql`${new Date(now).toISOString()}::timestamptz`;
  const end = sql`CASE WHEN ${timeLogs.state} = 'open' THEN ${until} ELSE ${timeLogs.punchOut} END`;
  return sql`${end} - ${timeLogs.punchIn} - coalesce((
    SELECT sum(coalesce(${breaks.endedAt}, ${until}) - ${breaks.startedAt}) FROM ${breaks}
    WHERE ${breaks.timeLogId} = ${timeLogs.id}), interval '0')`;
}

const SORTED_BY: Record<TimeLogOrder['sort'], (now: number) => readonly SQL[]> = {
  punchIn: () => [],
  punchOut: () => [sql`${timeLogs.punchOut}`],
  employee: () => BY_NAME,
  status: () => [sql`${timeLogs.state}`, sql`lower(${timeLogs.status})`],
  worked: (now) => [workedUntil(now)],
};

/**
 * One page of the logs that match, with their employees, the total, and who is here.
 * @param countedDay the work date of which it is counted who is here, whatever state the filter names; no one is counted without it.
 */
export async function findTimeLogPage(
  db: Db,
  filter: TimeLogFilter,
  { countedDay, ...order }: TimeLogOrder & { readonly countedDay: string | undefined },
  page: number,
) {
  const { from: _from, to: _to, state: _state, ...whose } = filter;
  const counts = countedDay ? selectAttendanceCounts(db, countedDay, whose) : sql<null>`NULL`;
  const found = alongWith(pageOf(db, filter, order, page), 'counts', counts);
  const rows = db
    .select(withPage(LOG_WITH_PERSON))
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .innerJoin(pageSource(found), isOnPage(timeLogs.id));
  return readPage(db, found, rows);
}

function pageOf(
  db: Db,
  filter: TimeLogFilter,
  { sort, order, now }: TimeLogOrder,
  page: number,
): PageQuery<Total> {
  const query = queryOf(db, filter, { sort, order, now });
  const { from, to, ...rest } = filter;
  if (!isEmptyFilter(rest)) return filteredPage(query, page);
  const days = { counted: 'time_logs', from, to, order } as const;
  if (sort !== 'punchIn') return sortedPage(days, query, page);
  const isFrom = order === 'asc' ? gte : lte;
  const startingAt = (day: SQL) => isFrom(timeLogs.workDate, day);
  return pageByDay(days, { ...query, startingAt }, page);
}

function queryOf(db: Db, filter: TimeLogFilter, { sort, order, now }: TimeLogOrder): ListQuery {
  const direction = order === 'asc' ? asc : desc;
  const byDay = sort === 'punchIn' ? direction : desc;
  return {
    select: (condition) =>
      db
        .select({ id: timeLogs.id })
        .from(timeLogs)
        // The planner leaves out this join if neither filter nor order need it.
        .leftJoin(employees, eq(employees.id, timeLogs.employeeId))
        .where(and(matchingLogs(filter), condition)),
    id: timeLogs.id,
    orderBy: [
      ...orderedBy(SORTED_BY[sort](now), order),
      // By work date, within it by punch-in: the order of the index, and of the counts per day.
      ...[timeLogs.workDate, timeLogs.punchIn, timeLogs.id].map((key) => byDay(key)),
    ],
  };
}
