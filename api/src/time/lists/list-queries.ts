import type { TIME_LOG_SORTS } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, desc, eq, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { findPosition } from '../../core/lists/day-counts.ts';
import { orderedBy } from '../../core/lists/order.ts';
import {
  inOrder,
  isEmptyFilter,
  type ListQuery,
  type PageOfIds,
  readFilteredPage,
  readPageByDay,
  readSortedIds,
} from '../../core/lists/read-page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { matchingLogs, type TimeLogFilter } from '../log/filter.ts';
import { LOG_WITH_PERSON } from '../log/find-logs.ts';

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

/** One page of the logs that match, with their employees, and the total. */
export async function findTimeLogPage(
  db: Db,
  filter: TimeLogFilter,
  order: TimeLogOrder,
  page: number,
) {
  const { ids, ...count } = await findIds(db, filter, order, page);
  const rows = await db
    .select(LOG_WITH_PERSON)
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(inArray(timeLogs.id, [...ids]));
  return { rows: inOrder(ids, rows), ...count };
}

async function findIds(
  db: Db,
  filter: TimeLogFilter,
  { sort, order, now }: TimeLogOrder,
  page: number,
): Promise<PageOfIds> {
  const query = queryOf(db, filter, { sort, order, now });
  const { from, to, ...rest } = filter;
  if (!isEmptyFilter(rest)) return readFilteredPage(db, query, page);
  const days = { counted: 'time_logs', from, to, order } as const;
  if (sort === 'punchIn') {
    const isFrom = order === 'asc' ? gte : lte;
    const startingAt = (day: string) => isFrom(timeLogs.workDate, day);
    return readPageByDay(db, days, { ...query, startingAt }, page);
  }
  const ids = await readSortedIds(db, query, page);
  const { total } = await findPosition(db, days, 0);
  return { ids, total, isTotalExact: true };
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
