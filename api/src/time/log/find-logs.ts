import type { SQL } from 'drizzle-orm';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, getTableColumns, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { jsonRows, type RowOf } from '../../core/db/json-rows.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { type BreakRecord, breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import type { FilterOrGiven } from '../../employees/filter.ts';

/** Work dates from and to, both included; an absent end is open. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Columns of a log that presenters need. */
export const LOG = {
  id: timeLogs.id,
  employeeId: timeLogs.employeeId,
  workDate: timeLogs.workDate,
  punchIn: timeLogs.punchIn,
  punchOut: timeLogs.punchOut,
  state: timeLogs.state,
  status: timeLogs.status,
  zone: timeLogs.zone,
  isLateOut: timeLogs.isLateOut,
};

/** The same with its breaks, oldest first. */
export const LOG_WITH_BREAKS = {
  ...LOG,
  breaks: jsonRows(
    getTableColumns(breaks),
    sql`FROM ${breaks} WHERE ${breaks.timeLogId} = ${timeLogs.id}`,
    sql`ORDER BY ${breaks.startedAt}`,
  ),
};

/** The same with the name and code of the employee, for lists of all employees. */
export const LOG_WITH_PERSON = {
  ...LOG_WITH_BREAKS,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  employeeCode: employees.employeeCode,
};

export type LogRow = RowOf<typeof LOG>;

export type LogWithBreaks = LogRow & { readonly breaks: readonly BreakRecord[] };

/** A log and its employee, who stays locked until the transaction ends. */
export interface LockedTimeLog {
  readonly log: LogWithBreaks;
  readonly employee: LockedEmployee;
}

/** The logs of these employees in a range with their breaks, oldest first. */
export async function findTimeLogsOf(db: Db, employeeIds: readonly number[], range: DateRange) {
  return db
    .select(LOG_WITH_BREAKS)
    .from(timeLogs)
    .where(and(inArray(timeLogs.employeeId, [...employeeIds]), within(range)))
    .orderBy(asc(timeLogs.punchIn));
}

/** SQL condition: logs in a range that are not superseded. */
export function within({ from, to }: FilterOrGiven<DateRange>): SQL | undefined {
  return and(
    eq(timeLogs.isSuperseded, false),
    from === undefined ? undefined : gte(timeLogs.workDate, from),
    to === undefined ? undefined : lte(timeLogs.workDate, to),
  );
}

/** A log with its breaks; undefined when there is none or it was superseded. */
export async function findTimeLog(tx: Db, id: number): Promise<LogWithBreaks | undefined> {
  return (await findTimeLogs(tx, [id]))[0];
}

/** A log that the caller has just written, with its breaks. */
export async function getTimeLog(tx: Db, id: number): Promise<LogWithBreaks> {
  const log = await findTimeLog(tx, id);
  if (!log) throw new Error('the log has just been written');
  return log;
}

/** The employee's open log. */
export async function findOpenTimeLog(
  tx: Db,
  employeeId: number,
): Promise<LogWithBreaks | undefined> {
  return (await findOpen(tx, { employeeId }))[0];
}

const findOpen = builtOnce((db) =>
  selectLogs(
    db,
    and(
      eq(timeLogs.employeeId, sql.placeholder('employeeId')),
      eq(timeLogs.state, 'open'),
      eq(timeLogs.isSuperseded, false),
    ),
  ),
);

/** Those of several logs that are not superseded, with their breaks. */
export async function findTimeLogs(tx: Db, ids: readonly number[]): Promise<LogWithBreaks[]> {
  return findCurrent(tx, { ids });
}

const findCurrent = builtOnce((db) =>
  selectLogs(
    db,
    and(sql`${timeLogs.id} = ANY(${sql.placeholder('ids')})`, eq(timeLogs.isSuperseded, false)),
  ),
);

/** Logs by their ids with their breaks, including superseded ones, which corrections refer to. */
export async function findLogsOf(db: Db, ids: readonly number[]): Promise<LogWithBreaks[]> {
  if (ids.length === 0) return [];
  return selectLogs(db, inArray(timeLogs.id, [...ids]));
}

const selectLogs = (db: Db, condition: SQL | undefined) =>
  db.select(LOG_WITH_BREAKS).from(timeLogs).where(condition);

/** Ids of an employee's logs, not superseded, that overlap a span. */
export async function findTouchingIds(
  tx: Db,
  employeeId: number,
  span: { readonly punchIn: number; readonly punchOut: number },
): Promise<number[]> {
  // The same range as in the constraint time_logs_no_overlap.
  const logRange = sql`tstzrange(${timeLogs.punchIn}, CASE ${timeLogs.state} WHEN 'open' THEN NULL
    WHEN 'closed' THEN ${timeLogs.punchOut} ELSE ${timeLogs.punchIn} END,
    CASE ${timeLogs.state} WHEN 'missing-out' THEN '[]' ELSE '[)' END)`;
  const [from, to] = [span.punchIn, span.punchOut].map((time) => new Date(time).toISOString());
  const found = await tx
    .select({ id: timeLogs.id })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.employeeId, employeeId),
        eq(timeLogs.isSuperseded, false),
        sql`${logRange} && tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
      ),
    );
  return found.map(({ id }) => id);
}

/** A log as a session in epoch milliseconds, for the domain functions. */
export function toSession(log: Pick<LogWithBreaks, 'punchIn' | 'punchOut' | 'breaks'>) {
  return {
    punchIn: log.punchIn.getTime(),
    punchOut: log.punchOut?.getTime() ?? null,
    breaks: toBreakSpans(log),
  };
}

/** The breaks of a log as spans in epoch milliseconds, for the domain functions. */
export function toBreakSpans(log: Pick<LogWithBreaks, 'breaks'>) {
  return log.breaks.map(({ startedAt, endedAt, reason }) => ({
    start: startedAt.getTime(),
    end: endedAt?.getTime() ?? null,
    reason,
  }));
}
