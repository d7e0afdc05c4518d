import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gt, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { jsonRows, type RowOf, selectOnce } from '../../core/db/json-rows.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { matching } from '../../employees/filter.ts';
import type { Days, Whose } from '../plans/find-plans.ts';

/** Whom the board shows. */
export interface BoardFilter {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
}

export type BoardPerson = RowOf<typeof BOARD_PERSON>;
export type BoardLog = Awaited<ReturnType<typeof findBoardLogs>>[number];

/** What the board calculates with; all employees are read, and names only of those who are shown. */
const BOARD_PERSON = {
  id: employees.id,
  joiningDate: employees.joiningDate,
  exitDate: employees.exitDate,
  createdAt: employees.createdAt,
  inactiveSince: employees.inactiveSince,
  isActive: employees.isActive,
};

/** Active employees, in the order of their names. */
export async function findBoardPeople(db: Db, filter: BoardFilter): Promise<BoardPerson[]> {
  const [found] = await selectOnce(db, {
    people: jsonRows(
      BOARD_PERSON,
      sql`FROM ${employees} WHERE ${matching({ ...filter, isActive: true })}`,
      sql`ORDER BY ${sql.join([...BY_NAME, employees.id], sql`, `)}`,
    ),
  });
  return found?.people ?? [];
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

/** An instant to the millisecond, as JavaScript reads it. */
const milliseconds = <T>(
  column: typeof timeLogs.punchIn | typeof timeLogs.punchOut | typeof breaks.startedAt,
): SQL<T> => sql`floor(extract(epoch FROM ${column}) * 1000)::float8`;

/** Instants in epoch milliseconds, which the database calculates: a `Date` for each punch of 10,000 employees takes as long as all else. */
const BOARD_LOG = {
  id: timeLogs.id,
  employeeId: timeLogs.employeeId,
  workDate: timeLogs.workDate,
  punchIn: milliseconds<number>(timeLogs.punchIn),
  punchOut: milliseconds<number | null>(timeLogs.punchOut),
  state: timeLogs.state,
  breakStart: milliseconds<number | null>(breaks.startedAt),
};

/** The logs of a range, and those that are open, of some employees or all, the oldest first, each with its open break only. */
export async function findBoardLogs(db: Db, whose: Whose, { from, to }: Days) {
  const isTheirs = whose === 'all' ? sql`true` : inArray(timeLogs.employeeId, [...whose]);
  const [found] = await selectOnce(db, {
    logs: jsonRows(
      BOARD_LOG,
      sql`FROM ${timeLogs} LEFT JOIN ${breaks} ON ${breaks.timeLogId} = ${timeLogs.id} AND ${breaks.endedAt} IS NULL
        WHERE NOT ${timeLogs.isSuperseded} AND ${isTheirs}
        AND (${timeLogs.workDate} BETWEEN ${from} AND ${to} OR ${eq(timeLogs.state, 'open')})`,
      sql`ORDER BY ${timeLogs.punchIn}`,
    ),
  });
  return (found?.logs ?? []).map(({ breakStart, ...log }) => ({
    ...log,
    breaks: breakStart === null ? [] : [{ start: breakStart, end: null }],
  }));
}

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
