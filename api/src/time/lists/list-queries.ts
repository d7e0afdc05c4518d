import type { TIME_LOG_SORTS } from '@rollcall/shared/contract';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Given } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, desc, eq, gte, lte, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { orderedBy } from '../../core/lists/order.ts';
import {
  alongWith,
  filteredPage,
  isEmptyFilter,
  type ListQuery,
  onPage,
  type PageQuery,
  pageByDay,
  pageReader,
  sortedPage,
  type Total,
  withPage,
} from '../../core/lists/read-page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { toPatterns } from '../../employees/filter.ts';
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
function workedUntil(now: SQLWrapper): SQL {
  const until = sql`${now}::timestamptz`;
  const end = sql`CASE WHEN ${timeLogs.state} = 'open' THEN ${until} ELSE ${timeLogs.punchOut} END`;
  return sql`${end} - ${timeLogs.punchIn} - coalesce((
    SELECT sum(coalesce(${breaks.endedAt}, ${until}) - ${breaks.startedAt}) FROM ${breaks}
    WHERE ${breaks.timeLogId} = ${timeLogs.id}), interval '0')`;
}

const SORTED_BY: Record<TimeLogOrder['sort'], (now: SQLWrapper) => readonly SQL[]> = {
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
  { state, search, ...filter }: TimeLogFilter,
  { sort, order, now, countedDay }: TimeLogOrder & { readonly countedDay: string | undefined },
  page: number,
) {
  const values = {
    ...filter,
    search: toPatterns(search),
    now: new Date(now),
    countedDay,
  };
  return readTimeLogs(db, { state, sort, order }, values, page);
}

type Fixed = Pick<TimeLogFilter, 'state'> & Pick<TimeLogOrder, 'sort' | 'order'>;

interface Values extends Omit<TimeLogFilter, 'state' | 'search'> {
  readonly search: readonly string[];
  readonly now: Date;
  readonly countedDay: string | undefined;
}

const readTimeLogs = pageReader((db, fixed: Fixed, given: Given<Values>) => {
  const { from: _from, to: _to, now: _now, countedDay, ...whose } = given;
  const counts = countedDay ? selectAttendanceCounts(db, countedDay, whose) : sql<null>`NULL`;
  const page = alongWith(pageOf(db, fixed, given), 'counts', counts);
  const rows = db
    .select(withPage(LOG_WITH_PERSON))
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .innerJoin(...onPage(page, timeLogs.id));
  return { page, rows };
});

function pageOf(db: Db, fixed: Fixed, given: Given<Values>): PageQuery<Total> {
  const query = queryOf(db, fixed, given);
  const { state, sort, order } = fixed;
  const { from, to, department, search, employeeId } = given;
  if (!isEmptyFilter({ state, department, search, employeeId })) return filteredPage(query);
  const days = { counted: 'time_logs', from, to, order } as const;
  if (sort !== 'punchIn') return sortedPage(days, query);
  const isFrom = order === 'asc' ? gte : lte;
  const startingAt = (day: SQL) => isFrom(timeLogs.workDate, day);
  return pageByDay(days, { ...query, startingAt });
}

function queryOf(
  db: Db,
  { state, sort, order }: Fixed,
  { now, ...given }: Given<Values>,
): ListQuery {
  const direction = order === 'asc' ? asc : desc;
  const byDay = sort === 'punchIn' ? direction : desc;
  return {
    select: (condition) =>
      db
        .select({ id: timeLogs.id })
        .from(timeLogs)
        // The planner leaves out this join if neither filter nor order need it.
        .leftJoin(employees, eq(employees.id, timeLogs.employeeId))
        .where(and(matchingLogs({ state, ...given }), condition)),
    id: timeLogs.id,
    orderBy: [
      ...orderedBy(SORTED_BY[sort](now), order),
      // By work date, within it by punch-in: the order of the index, and of the counts per day.
      ...[timeLogs.workDate, timeLogs.punchIn, timeLogs.id].map((key) => byDay(key)),
    ],
  };
}
