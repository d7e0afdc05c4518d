import type { Db } from '../../core/db/connection.ts';
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  max,
  min,
  or,
  sql,
} from '../../core/db/drizzle.ts';
import { attendanceDays, staleDays } from '../../core/db/tables/attendance-days.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { periodDays, periods } from '../../core/db/tables/periods.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import type { Days } from '../plans/find-plans.ts';

/** Columns of an employee that decide about their days. */
export const PERSON = {
  id: employees.id,
  employeeCode: employees.employeeCode,
  joiningDate: employees.joiningDate,
  exitDate: employees.exitDate,
  createdAt: employees.createdAt,
  inactiveSince: employees.inactiveSince,
  isActive: employees.isActive,
};

/** The logs of employees with a work date in a range that are not superseded, oldest first, with their breaks. */
export async function findDayLogs(db: Db, employeeIds: readonly number[], { from, to }: Days) {
  const logs = await db
    .select({
      id: timeLogs.id,
      employeeId: timeLogs.employeeId,
      workDate: timeLogs.workDate,
      punchIn: timeLogs.punchIn,
      punchOut: timeLogs.punchOut,
      state: timeLogs.state,
    })
    .from(timeLogs)
    .where(
      and(
        inArray(timeLogs.employeeId, [...employeeIds]),
        eq(timeLogs.isSuperseded, false),
        gte(timeLogs.workDate, from),
        lte(timeLogs.workDate, to),
      ),
    )
    .orderBy(asc(timeLogs.punchIn));
  const found =
    logs.length === 0
      ? []
      : await db
          .select({
            timeLogId: breaks.timeLogId,
            startedAt: breaks.startedAt,
            endedAt: breaks.endedAt,
          })
          .from(breaks)
          .where(
            and(
              inArray(breaks.employeeId, [...employeeIds]),
              eq(breaks.isSuperseded, false),
              gte(breaks.workDate, from),
              lte(breaks.workDate, to),
            ),
          );
  const byLog = Map.groupBy(found, ({ timeLogId }) => timeLogId);
  return logs.map(({ punchIn, punchOut, ...log }) => ({
    ...log,
    punchIn: punchIn.getTime(),
    punchOut: punchOut?.getTime() ?? null,
    breaks: (byLog.get(log.id) ?? []).map(({ startedAt, endedAt }) => ({
      start: startedAt.getTime(),
      end: endedAt?.getTime() ?? null,
    })),
  }));
}

/** The days of a range from an employee's first log or approved leave to the last one; outside of them no minute was worked. */
export async function findEventfulDays(
  db: Db,
  employeeId: number,
  { from, to }: Days,
): Promise<Days | undefined> {
  const [logged] = await db
    .select({ first: min(timeLogs.workDate), last: max(timeLogs.workDate) })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.employeeId, employeeId),
        eq(timeLogs.isSuperseded, false),
        gte(timeLogs.workDate, from),
        lte(timeLogs.workDate, to),
      ),
    );
  const absences = await findApprovedLeaves(db, [employeeId], { from, to });
  const dates = [
    logged?.first,
    logged?.last,
    ...absences.flatMap(({ startDate, endDate }) => [startDate, endDate]),
  ]
    .filter((date) => typeof date === 'string')
    .toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { from: first > from ? first : from, to: last < to ? last : to };
}

/** Approved leaves of employees that overlap a range. */
export async function findApprovedLeaves(
  db: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
) {
  return db
    .select({
      id: leaves.id,
      employeeId: leaves.employeeId,
      type: leaves.type,
      startDate: leaves.startDate,
      endDate: leaves.endDate,
    })
    .from(leaves)
    .where(
      and(
        inArray(leaves.employeeId, [...employeeIds]),
        eq(leaves.status, 'Approved'),
        lte(leaves.startDate, to),
        gte(leaves.endDate, from),
      ),
    );
}

/** Stored days of employees in a range, less those that are listed as stale for the company or a department. */
export async function findStoredDays(db: Db, employeeIds: readonly number[], { from, to }: Days) {
  const stale = await db
    .select({ scopeKey: staleDays.scopeKey, from: staleDays.fromDate, to: staleDays.toDate })
    .from(staleDays)
    .where(
      and(
        sql`${staleDays.scopeKey} NOT LIKE 'employee:%'`,
        or(isNull(staleDays.fromDate), lte(staleDays.fromDate, to)),
        or(isNull(staleDays.toDate), gte(staleDays.toDate, from)),
      ),
    );
  const rows = await db
    .select()
    .from(attendanceDays)
    .where(
      and(
        inArray(attendanceDays.employeeId, [...employeeIds]),
        gte(attendanceDays.workDate, from),
        lte(attendanceDays.workDate, to),
      ),
    );
  // A department's days are rare: all stored days of that range are left out rather than asking who belonged to it.
  const isStale = (date: string) =>
    stale.some((range) => (range.from ?? '') <= date && date <= (range.to ?? '9999'));
  return rows.filter(({ workDate }) => !isStale(workDate));
}

/** Closed days of employees, by code, in a range. */
export async function findClosedDays(db: Db, codes: readonly string[], { from, to }: Days) {
  return db
    .select({
      employeeCode: periodDays.employeeCode,
      workDate: periodDays.workDate,
      figures: periodDays.figures,
    })
    .from(periodDays)
    .innerJoin(periods, and(eq(periods.id, periodDays.periodId), isNull(periods.reopenedAt)))
    .where(
      and(
        inArray(periodDays.employeeCode, [...codes]),
        gte(periodDays.workDate, from),
        lte(periodDays.workDate, to),
      ),
    );
}

/** Employees by id, as the calculation of their days needs them. */
export async function findPeople(db: Db, ids: readonly number[]) {
  return db
    .select(PERSON)
    .from(employees)
    .where(inArray(employees.id, [...ids]));
}
