import type { Column, SQL } from 'drizzle-orm';
import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import {
  and,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  max,
  min,
  sql,
} from '../../core/db/drizzle.ts';
import { jsonRows, type RowOf, selectOnce } from '../../core/db/json-rows.ts';
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

/** Columns of a log that count for a day. */
const DAY_LOG = {
  id: timeLogs.id,
  employeeId: timeLogs.employeeId,
  workDate: timeLogs.workDate,
  punchIn: timeLogs.punchIn,
  punchOut: timeLogs.punchOut,
  state: timeLogs.state,
};

const DAY_BREAK = {
  timeLogId: breaks.timeLogId,
  startedAt: breaks.startedAt,
  endedAt: breaks.endedAt,
};

const LEAVE = {
  id: leaves.id,
  employeeId: leaves.employeeId,
  type: leaves.type,
  startDate: leaves.startDate,
  endDate: leaves.endDate,
};

type DayLogRow = RowOf<typeof DAY_LOG>;
type DayBreakRow = RowOf<typeof DAY_BREAK>;

function toDayLogs(logs: readonly DayLogRow[], found: readonly DayBreakRow[]) {
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

/** The logs of employees with one of these work dates that are not superseded, oldest first, with their breaks. */
export async function findDayLogs(
  db: Db,
  employeeIds: readonly number[],
  dates: readonly string[],
) {
  const [found] = await findLogsOn(db, { employeeIds, dates });
  return toDayLogs(found?.logs ?? [], found?.breaks ?? []);
}

/** The same logs of all work dates of a range, and the approved leaves that overlap it. */
export async function findDayFacts(db: Db, employeeIds: readonly number[], { from, to }: Days) {
  const [found] = await findFacts(db, { employeeIds, from, to });
  return {
    logs: toDayLogs(found?.logs ?? [], found?.breaks ?? []),
    leaves: found?.leaves ?? [],
  };
}

const FROM = sql`${sql.placeholder('from')}::date`;
const TO = sql`${sql.placeholder('to')}::date`;
const theirs = (employeeId: Column) => sql`${employeeId} = ANY(${sql.placeholder('employeeIds')})`;
const inRange = (workDate: Column) => sql`${workDate} BETWEEN ${FROM} AND ${TO}`;

/** The logs, and their breaks, whose work dates match; none is superseded. */
const logsWhere = (matches: (workDate: Column) => SQL) => ({
  logs: jsonRows(
    DAY_LOG,
    sql`FROM ${timeLogs} WHERE ${theirs(timeLogs.employeeId)} AND NOT ${timeLogs.isSuperseded}
      AND ${matches(timeLogs.workDate)}`,
    sql`ORDER BY ${timeLogs.punchIn}`,
  ),
  breaks: jsonRows(
    DAY_BREAK,
    sql`FROM ${breaks} WHERE ${theirs(breaks.employeeId)} AND NOT ${breaks.isSuperseded}
      AND ${matches(breaks.workDate)}`,
  ),
});

const findLogsOn = builtOnce((db) =>
  selectOnce(
    db,
    logsWhere((workDate) => sql`${workDate} = ANY(${sql.placeholder('dates')}::date[])`),
  ),
);

const findFacts = builtOnce((db) =>
  selectOnce(db, {
    ...logsWhere(inRange),
    leaves: jsonRows(
      LEAVE,
      sql`FROM ${leaves} WHERE ${theirs(leaves.employeeId)} AND ${leaves.status} = 'Approved'
        AND ${leaves.startDate} <= ${TO} AND ${leaves.endDate} >= ${FROM}`,
    ),
  }),
);

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
    .select(LEAVE)
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

/**
 * What is known of days of employees in a range without calculating: their stored days, less those that are listed as stale for the company
 * or a department, and the closed ones.
 * @param codes of the employees.
 */
export async function findKnownDays(
  db: Db,
  employeeIds: readonly number[],
  codes: readonly string[],
  { from, to }: Days,
) {
  const [found] = await findKnown(db, { employeeIds, codes, from, to });
  const { stale = [], stored = [], closed = [] } = found ?? {};
  // A department's days are rare: all stored days of that range are left out rather than asking who belonged to it.
  const isStale = (date: string) =>
    stale.some(({ fromDate, toDate }) => (fromDate ?? '') <= date && date <= (toDate ?? '9999'));
  return { stored: stored.filter(({ workDate }) => !isStale(workDate)), closed };
}

const findKnown = builtOnce((db) =>
  selectOnce(db, {
    stale: jsonRows(
      { fromDate: staleDays.fromDate, toDate: staleDays.toDate },
      sql`FROM ${staleDays} WHERE ${staleDays.scopeKey} NOT LIKE 'employee:%'
        AND (${staleDays.fromDate} IS NULL OR ${staleDays.fromDate} <= ${TO})
        AND (${staleDays.toDate} IS NULL OR ${staleDays.toDate} >= ${FROM})`,
    ),
    stored: jsonRows(
      getTableColumns(attendanceDays),
      sql`FROM ${attendanceDays} WHERE ${theirs(attendanceDays.employeeId)} AND ${inRange(attendanceDays.workDate)}`,
    ),
    closed: jsonRows(
      CLOSED_DAY,
      sql`FROM ${periodDays} JOIN ${periods} ON ${periods.id} = ${periodDays.periodId} AND ${periods.reopenedAt} IS NULL
        WHERE ${periodDays.employeeCode} = ANY(${sql.placeholder('codes')}) AND ${inRange(periodDays.workDate)}`,
    ),
  }),
);

const CLOSED_DAY = {
  employeeCode: periodDays.employeeCode,
  workDate: periodDays.workDate,
  figures: periodDays.figures,
};

/** Closed days of employees, by code, in a range. */
export async function findClosedDays(db: Db, codes: readonly string[], { from, to }: Days) {
  return db
    .select(CLOSED_DAY)
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
