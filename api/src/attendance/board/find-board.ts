import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gte, inArray, lte, or, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { matching } from '../../employees/filter.ts';
import { PERSON } from '../days/find-days.ts';
import type { Days } from '../plans/find-plans.ts';

/** Whom the board shows. */
export interface BoardFilter {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
}

export type BoardPerson = Awaited<ReturnType<typeof findBoardPeople>>[number];
export type BoardLog = Awaited<ReturnType<typeof findBoardLogs>>[number];

/** Active employees, in the order of their names. */
export async function findBoardPeople(db: Db, filter: BoardFilter) {
  return db
    .select({
      ...PERSON,
      firstName: employees.firstName,
      middleName: employees.middleName,
      lastName: employees.lastName,
      department: employees.department,
    })
    .from(employees)
    .where(matching({ ...filter, isActive: true }))
    .orderBy(
      sql`lower(${employees.firstName})`,
      sql`lower(coalesce(${employees.lastName}, ''))`,
      asc(employees.id),
    );
}

/** The logs of a range, and those that are open, the oldest first. Instants in epoch milliseconds. */
export async function findBoardLogs(db: Db, { from, to }: Days) {
  const logs = await db
    .select({
      id: timeLogs.id,
      employeeId: timeLogs.employeeId,
      workDate: timeLogs.workDate,
      punchIn: timeLogs.punchIn,
      punchOut: timeLogs.punchOut,
      state: timeLogs.state,
      zone: timeLogs.zone,
    })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.isSuperseded, false),
        or(
          and(gte(timeLogs.workDate, from), lte(timeLogs.workDate, to)),
          eq(timeLogs.state, 'open'),
        ),
      ),
    )
    .orderBy(asc(timeLogs.punchIn));
  const openIds = logs.filter(({ state }) => state === 'open').map(({ id }) => id);
  const found =
    openIds.length === 0
      ? []
      : await db
          .select({ timeLogId: breaks.timeLogId, start: breaks.startedAt, end: breaks.endedAt })
          .from(breaks)
          .where(inArray(breaks.timeLogId, openIds));
  const byLog = Map.groupBy(found, ({ timeLogId }) => timeLogId);
  return logs.map(({ punchIn, punchOut, ...log }) => ({
    ...log,
    punchIn: punchIn.getTime(),
    punchOut: punchOut?.getTime() ?? null,
    breaks: (byLog.get(log.id) ?? []).map(({ start, end }) => ({
      start: start.getTime(),
      end: end?.getTime() ?? null,
    })),
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
