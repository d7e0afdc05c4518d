import type { TIME_LOG_SORTS } from '@rollcall/shared/contract';
import type { TimeLogState } from '@rollcall/shared/domain';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import {
  and,
  asc,
  count as countRows,
  desc,
  eq,
  gte,
  inArray,
  lte,
  sql,
} from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { findPosition } from '../../core/lists/day-counts.ts';
import {
  inOrder,
  isEmptyFilter,
  type ListQuery,
  type PageOfIds,
  readFilteredPage,
  readPageByDay,
  readSortedIds,
} from '../../core/lists/read-page.ts';
import { matching as matchingEmployees } from '../../employees/filter.ts';
import { type DateRange, LOG, within } from './find-logs.ts';

/** Filter of all employees' logs; an absent field matches all. */
export interface TimeLogFilter extends DateRange {
  readonly department?: string | undefined;
  readonly state?: TimeLogState | undefined;
  readonly search?: string | undefined;
  readonly employeeId?: number | undefined;
}

export interface TimeLogOrder {
  readonly sort: (typeof TIME_LOG_SORTS)[number];
  readonly order: 'asc' | 'desc';
  /** Until when open logs and breaks count, epoch milliseconds. */
  readonly now: number;
}

const LOG_WITH_PERSON = {
  ...LOG,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  employeeCode: employees.employeeCode,
};

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
  employee: () => [
    sql`lower(${employees.firstName})`,
    sql`lower(coalesce(${employees.lastName}, ''))`,
  ],
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

/** The oldest logs without a punch-out that match, with their employees and the ends of their shifts, and the total. */
export async function findMissingOuts(
  db: Db,
  filter: Omit<TimeLogFilter, 'state' | 'employeeId'>,
  limit: number,
) {
  const condition = matchingLogs({ ...filter, state: 'missing-out' });
  const rows = await db
    .select({ ...LOG_WITH_PERSON, shiftEnd: employees.shiftEndTime })
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
      ...SORTED_BY[sort](now).map((key) => sql`${direction(key)} NULLS LAST`),
      // By work date, within it by punch-in: the order of the index, and of the counts per day.
      ...[timeLogs.workDate, timeLogs.punchIn, timeLogs.id].map((key) => byDay(key)),
    ],
  };
}

/** SQL condition: logs that match; some need a join with their employees. */
export function matchingLogs(filter: TimeLogFilter): SQL | undefined {
  const { from, to, department, state, search, employeeId } = filter;
  return and(
    within({ from, to }),
    state === undefined ? undefined : eq(timeLogs.state, state),
    employeeId === undefined ? undefined : eq(timeLogs.employeeId, employeeId),
    matchingEmployees({ department, search }),
  );
}
