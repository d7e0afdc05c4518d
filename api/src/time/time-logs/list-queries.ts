import type { Department, TIME_LOG_SORTS } from '@rollcall/shared/contract';
import { addDays, type TimeLogState } from '@rollcall/shared/domain';
import { and, asc, desc, eq, gte, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, dayCounts, timeLogs } from '../../core/db/tables/time-logs.ts';
import { COUNT_LIMIT, toLimitOffset } from '../../core/page.ts';
import { matchingWords } from '../../employees/filter.ts';
import { type DateRange, LOG, within } from './find-logs.ts';

/** Filter of all employees' logs; an absent field matches all. */
export interface TimeLogFilter extends DateRange {
  readonly department?: Department | undefined;
  readonly state?: TimeLogState | undefined;
  readonly search?: string | undefined;
  readonly employeeId?: number | undefined;
}

export interface TimeLogOrder {
  readonly sort: (typeof TIME_LOG_SORTS)[number];
  readonly order: 'asc' | 'desc';
}

const LOG_WITH_PERSON = {
  ...LOG,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  employeeCode: employees.employeeCode,
};

/** Sort key: worked time, unrounded. The presenter calculates the minutes that are shown. */
const WORKED = sql`${timeLogs.punchOut} - ${timeLogs.punchIn} - coalesce((
  SELECT sum(${breaks.endedAt} - ${breaks.startedAt}) FROM ${breaks}
  WHERE ${breaks.timeLogId} = ${timeLogs.id}), interval '0')`;

const SORTED_BY: Record<TimeLogOrder['sort'], readonly SQL[]> = {
  punchIn: [],
  punchOut: [sql`${timeLogs.punchOut}`],
  employee: [sql`lower(${employees.firstName})`, sql`lower(coalesce(${employees.lastName}, ''))`],
  status: [sql`${timeLogs.state}`, sql`lower(${timeLogs.status})`],
  worked: [WORKED],
};

/** One page of the logs that match, with their employees. */
export async function findTimeLogPage(
  db: Db,
  filter: TimeLogFilter,
  { sort, order }: TimeLogOrder,
  page: number,
) {
  const { limit, offset } = toLimitOffset(page);
  const direction = order === 'asc' ? asc : desc;
  return db
    .select(LOG_WITH_PERSON)
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(matching(filter))
    .orderBy(
      ...SORTED_BY[sort].map((key) => sql`${direction(key)} NULLS LAST`),
      sort === 'punchIn' ? direction(timeLogs.punchIn) : desc(timeLogs.punchIn),
      sort === 'punchIn' ? direction(timeLogs.id) : desc(timeLogs.id),
    )
    .limit(limit)
    .offset(offset);
}

/** Counts the logs in a range, from the counts per day; the cost grows only with the days of the range. */
export async function countTimeLogs(db: Db, { from, to }: DateRange): Promise<number> {
  const [counted] = await db
    .select({ rows: sum(dayCounts.rows) })
    .from(dayCounts)
    .where(
      and(
        eq(dayCounts.counted, 'time_logs'),
        from === undefined ? undefined : gte(dayCounts.workDate, from),
        to === undefined ? undefined : lte(dayCounts.workDate, to),
      ),
    );
  return Number(counted?.rows ?? 0);
}

/** Counts the logs that match, at most one more than lists count exactly. */
export async function countMatching(db: Db, filter: TimeLogFilter): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(matching(filter))
    .limit(COUNT_LIMIT + 1)
    .as('found');
  const [counted] = await db.select({ rows: sql`count(*)`.mapWith(Number) }).from(found);
  return counted?.rows ?? 0;
}

function matching(filter: TimeLogFilter): SQL | undefined {
  const { from, to, department, state, search, employeeId } = filter;
  return and(
    within({ from, to }),
    // A work date is the punch-in's date in some zone on earth; these bounds let the index on punch-in be used.
    from === undefined ? undefined : gte(timeLogs.punchIn, new Date(`${addDays(from, -1)}T00:00Z`)),
    to === undefined ? undefined : lt(timeLogs.punchIn, new Date(`${addDays(to, 2)}T00:00Z`)),
    department === undefined ? undefined : eq(employees.department, department),
    state === undefined ? undefined : eq(timeLogs.state, state),
    employeeId === undefined ? undefined : eq(timeLogs.employeeId, employeeId),
    ...matchingWords(search),
  );
}
