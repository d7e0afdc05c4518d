import type { Department, TIME_LOG_SORTS } from '@rollcall/shared/contract';
import { addDays, type TimeLogState } from '@rollcall/shared/domain';
import { and, asc, desc, eq, gte, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, dayCounts, timeLogs } from '../../core/db/tables/time-logs.ts';
import { COUNT_LIMIT, rowsOf } from '../../core/page.ts';
import { matchingWords } from '../../employees/filter.ts';
import { type DateRange, LOG, within } from './find-logs.ts';

/** Which of everybody's logs are meant. */
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

/** The presenter calculates minutes; this sorts in the same order. */
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

/** One page of the logs that a filter means, with the people they belong to. */
export async function findTimeLogPage(
  db: Db,
  filter: TimeLogFilter,
  { sort, order }: TimeLogOrder,
  page: number,
) {
  const { limit, offset } = rowsOf(page);
  const way = order === 'asc' ? asc : desc;
  return db
    .select(LOG_WITH_PERSON)
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(meant(filter))
    .orderBy(
      ...SORTED_BY[sort].map((key) => sql`${way(key)} NULLS LAST`),
      sort === 'punchIn' ? way(timeLogs.punchIn) : desc(timeLogs.punchIn),
      sort === 'punchIn' ? way(timeLogs.id) : desc(timeLogs.id),
    )
    .limit(limit)
    .offset(offset);
}

/** How many logs a range has, from the counts kept by day: as cheap as the range has days. */
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

/** How many logs a filter means, up to one more than lists count exactly. */
export async function countMeant(db: Db, filter: TimeLogFilter): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(meant(filter))
    .limit(COUNT_LIMIT + 1)
    .as('found');
  const [counted] = await db.select({ rows: sql`count(*)`.mapWith(Number) }).from(found);
  return counted?.rows ?? 0;
}

function meant(filter: TimeLogFilter): SQL | undefined {
  const { from, to, department, state, search, employeeId } = filter;
  return and(
    within({ from, to }),
    // Work dates are dates of punch-ins somewhere on earth, so the index by punch-in may serve the range.
    from === undefined ? undefined : gte(timeLogs.punchIn, new Date(`${addDays(from, -1)}T00:00Z`)),
    to === undefined ? undefined : lt(timeLogs.punchIn, new Date(`${addDays(to, 2)}T00:00Z`)),
    department === undefined ? undefined : eq(employees.department, department),
    state === undefined ? undefined : eq(timeLogs.state, state),
    employeeId === undefined ? undefined : eq(timeLogs.employeeId, employeeId),
    ...matchingWords(search),
  );
}
