import type { SQL } from 'drizzle-orm';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gte, inArray, lte, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { type BreakRecord, breaks, timeLogs } from '../../core/db/tables/time-logs.ts';

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

/** The same with the name and code of the employee, for lists of all employees. */
export const LOG_WITH_PERSON = {
  ...LOG,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  employeeCode: employees.employeeCode,
};

export type LogRow = Awaited<ReturnType<typeof findTimeLogsOf>>[number];

export type LogWithBreaks = LogRow & { readonly breaks: readonly BreakRecord[] };

/** A log and its employee, who stays locked until the transaction ends. */
export interface LockedTimeLog {
  readonly log: LogWithBreaks;
  readonly employee: LockedEmployee;
}

/** The logs of these employees in a range, oldest first. */
export async function findTimeLogsOf(db: Db, employeeIds: readonly number[], range: DateRange) {
  return db
    .select(LOG)
    .from(timeLogs)
    .where(and(inArray(timeLogs.employeeId, [...employeeIds]), within(range)))
    .orderBy(asc(timeLogs.punchIn));
}

/** Adds to each log its breaks, oldest first, with one query. */
export async function withBreaks<T extends LogRow>(
  db: Db,
  logs: readonly T[],
): Promise<(T & { breaks: BreakRecord[] })[]> {
  const ids = logs.map((log) => log.id);
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(breaks)
          .where(inArray(breaks.timeLogId, ids))
          .orderBy(asc(breaks.startedAt));
  const byLog = Map.groupBy(found, (item) => item.timeLogId);
  return logs.map((log) => ({ ...log, breaks: byLog.get(log.id) ?? [] }));
}

/** SQL condition: logs in a range that are not superseded. */
export function within({ from, to }: DateRange): SQL | undefined {
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
  const isOpen = and(eq(timeLogs.state, 'open'), eq(timeLogs.isSuperseded, false));
  return (await findWithBreaks(tx, and(eq(timeLogs.employeeId, employeeId), isOpen)))[0];
}

/** Those of several logs that are not superseded, with their breaks. */
export async function findTimeLogs(tx: Db, ids: readonly number[]): Promise<LogWithBreaks[]> {
  return findWithBreaks(tx, and(inArray(timeLogs.id, [...ids]), eq(timeLogs.isSuperseded, false)));
}

/** Logs by their ids with their breaks, including superseded ones, which corrections refer to. */
export async function findLogsOf(db: Db, ids: readonly number[]): Promise<LogWithBreaks[]> {
  if (ids.length === 0) return [];
  return findWithBreaks(db, inArray(timeLogs.id, [...ids]));
}

/** Logs that match, with their breaks, oldest first, in one query. */
async function findWithBreaks(db: Db, condition: SQL | undefined): Promise<LogWithBreaks[]> {
  const rows = await db
    .select({ log: LOG, item: breaks })
    .from(timeLogs)
    .leftJoin(breaks, eq(breaks.timeLogId, timeLogs.id))
    .where(condition)
    .orderBy(asc(breaks.startedAt));
  const logs = new Map(rows.map(({ log }) => [log.id, log]));
  const items = Map.groupBy(
    rows.flatMap(({ item }) => item ?? []),
    ({ timeLogId }) => timeLogId,
  );
  return [...logs.values()].map((log) => ({ ...log, breaks: items.get(log.id) ?? [] }));
}

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
