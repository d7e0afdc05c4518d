import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gt, gte, inArray, isNull, lte, or, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { matching } from '../../employees/filter.ts';
import { PERSON } from '../days/find-days.ts';
import type { Days, Whose } from '../plans/find-plans.ts';

/** Whom the board shows. */
export interface BoardFilter {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
}

export type BoardPerson = Awaited<ReturnType<typeof findBoardPeople>>[number];
export type BoardLog = Awaited<ReturnType<typeof findBoardLogs>>[number];

const BOARD_PERSON = {
  ...PERSON,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  department: employees.department,
};

/** Active employees, in the order of their names. */
export async function findBoardPeople(db: Db, filter: BoardFilter) {
  return db
    .select(BOARD_PERSON)
    .from(employees)
    .where(matching({ ...filter, isActive: true }))
    .orderBy(...BY_NAME, asc(employees.id));
}

/** The next active employees after an id, in the order of their ids. */
export async function findBoardPeopleAfter(
  db: Db,
  filter: BoardFilter,
  after: number,
  limit: number,
) {
  return db
    .select(BOARD_PERSON)
    .from(employees)
    .where(and(matching({ ...filter, isActive: true }), gt(employees.id, after)))
    .orderBy(asc(employees.id))
    .limit(limit);
}

/**
 * The logs of a range, and those that are open, of some employees or all, the oldest first, each with its open break only. Instants in epoch milliseconds,
 * which the database calculates: a `Date` for each punch of 10,000 employees takes as long as all else.
 */
export async function findBoardLogs(db: Db, whose: Whose, { from, to }: Days) {
  const rows = await db
    .select({
      id: timeLogs.id,
      employeeId: timeLogs.employeeId,
      workDate: timeLogs.workDate,
      punchIn: sql<number>`${milliseconds(timeLogs.punchIn)}`,
      punchOut: sql<number | null>`${milliseconds(timeLogs.punchOut)}`,
      state: timeLogs.state,
      breakStart: sql<number | null>`${milliseconds(breaks.startedAt)}`,
    })
    .from(timeLogs)
    .leftJoin(breaks, and(eq(breaks.timeLogId, timeLogs.id), isNull(breaks.endedAt)))
    .where(
      and(
        eq(timeLogs.isSuperseded, false),
        whose === 'all' ? undefined : inArray(timeLogs.employeeId, [...whose]),
        or(
          and(gte(timeLogs.workDate, from), lte(timeLogs.workDate, to)),
          eq(timeLogs.state, 'open'),
        ),
      ),
    )
    .orderBy(asc(timeLogs.punchIn));
  return rows.map(({ breakStart, ...log }) => ({
    ...log,
    breaks: breakStart === null ? [] : [{ start: breakStart, end: null }],
  }));
}

/** An instant to the millisecond, as JavaScript reads it. */
const milliseconds = (
  column: typeof timeLogs.punchIn | typeof timeLogs.punchOut | typeof breaks.startedAt,
) => sql`floor(extract(epoch FROM ${column}) * 1000)::float8`;

/** Approved leaves that overlap a range. */
export async function findPeopleOnLeave(db: Db, { from, to }: Days) {
  return db
    .select({
      employeeId: leaves.employeeId,
      startDate: leaves.startDate,
      endDate: leaves.endDate,
    })
    .from(leaves)
    .where(
      and(eq(leaves.status, 'Approved'), lte(leaves.startDate, to), gte(leaves.endDate, from)),
    );
}
