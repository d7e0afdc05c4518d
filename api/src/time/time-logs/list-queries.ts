import type { TIME_LOG_SORTS } from '@rollcall/shared/contract';
import { addDays, type TimeLogState } from '@rollcall/shared/domain';
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
  lt,
  sql,
} from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { readFigures, rowsInDays } from '../../core/lists/figures.ts';
import { type CountedList, instantsOf, type Position } from '../../core/lists/position.ts';
import {
  inOrder,
  isEmptyFilter,
  type ListQuery,
  type PageOfIds,
  readCountedPage,
  readFilteredPage,
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
  if (sort === 'punchIn') {
    const list: CountedList = { name: 'time_logs', from, to, days: order, blocks: order };
    const startingAt = (start: Position) => startingWith(start, order);
    return readCountedPage(db, list, { ...query, startingAt }, page);
  }
  const ids = await readSortedIds(db, query, page);
  const figures = await readFigures(db, { total: rowsInDays('time_logs', { from, to }) });
  return { ids, ...figures, isTotalExact: true };
}

function queryOf(db: Db, filter: TimeLogFilter, { sort, order, now }: TimeLogOrder): ListQuery {
  const direction = order === 'asc' ? asc : desc;
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
      sort === 'punchIn' ? direction(timeLogs.punchIn) : desc(timeLogs.punchIn),
      sort === 'punchIn' ? direction(timeLogs.id) : desc(timeLogs.id),
    ],
  };
}

function startingWith(start: Position, order: 'asc' | 'desc'): SQL {
  const { from, before } = instantsOf(start);
  return order === 'asc' ? gte(timeLogs.punchIn, from) : lt(timeLogs.punchIn, before);
}

/** SQL condition: logs that match; some need a join with their employees. */
export function matchingLogs(filter: TimeLogFilter): SQL | undefined {
  const { from, to, department, state, search, employeeId } = filter;
  return and(
    within({ from, to }),
    // A work date is the punch-in's date in some zone on earth; these bounds let the index on punch-in be used.
    from === undefined ? undefined : gte(timeLogs.punchIn, new Date(`${addDays(from, -1)}T00:00Z`)),
    to === undefined ? undefined : lt(timeLogs.punchIn, new Date(`${addDays(to, 2)}T00:00Z`)),
    state === undefined ? undefined : eq(timeLogs.state, state),
    employeeId === undefined ? undefined : eq(timeLogs.employeeId, employeeId),
    matchingEmployees({ department, search }),
  );
}
