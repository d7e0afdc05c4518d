import type { FieldError } from '@rollcall/shared/contract';
import {
  CORRECTION_YEARS_BACK,
  checkSession,
  overlaps,
  SESSION_RULES,
  type TimeLogState,
  today,
  workDateOf,
} from '@rollcall/shared/domain';
import { zonesOfNewLogs } from '../../attendance/plans/work-date.ts';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { readTime } from '../../commands/read-time.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { findAdjustedCorrections } from '../adjustments/find-corrections.ts';
import { beforeJoining } from '../log/check-joining.ts';
import { findTimeLog, findTouchingIds, type LogWithBreaks } from '../log/find-logs.ts';
import { findPending } from './queries.ts';

/** A row as it was sent. */
export interface ProposedRow {
  readonly timeLogId?: number | null | undefined;
  readonly punchIn: string;
  readonly punchOut: string;
}

/** A row after reading its times, in epoch milliseconds. */
export interface ReadRow {
  readonly timeLogId: number | null;
  readonly punchIn: number;
  readonly punchOut: number;
  /** State of the log; null for a missing log. */
  readonly logState: TimeLogState | null;
  /** The log's zone; that of the plan for a missing log. */
  readonly zone: string;
  /** The log's work date; null for a missing log. */
  readonly workDate: string | null;
}

const ALREADY_PENDING = 'You already have a pending correction for this log. Withdraw it first.';

/**
 * Reads and checks every row (design §15.13): out after in, not in the future, 30 hours at most, no overlap
 * with another log, row or pending correction. Logs that the rows themselves correct do not count as overlaps.
 * @throws ApiError `invalid`, naming every field of every row that breaks a rule.
 */
export async function checkRows(
  command: Command,
  employee: LockedEmployee,
  proposed: readonly ProposedRow[],
): Promise<ReadRow[]> {
  const employeeId = employee.id;
  const errors: FieldError[] = [];
  const logs = await findOwnLogs(command, employeeId, proposed);
  const rows = await readRows(command, employeeId, proposed, logs, errors);
  const corrected = new Set(proposed.map(({ timeLogId }) => timeLogId));
  const pending = (await findPending(command.tx, employeeId)).map((item) => ({
    timeLogId: item.timeLogId,
    punchIn: item.punchIn.getTime(),
    punchOut: item.punchOut.getTime(),
  }));
  for (const [index, row] of rows.entries()) {
    const { timeLogId } = proposed[index] ?? {};
    const firstIndex = proposed.findIndex((other) => other.timeLogId === timeLogId);
    const add = (field: string, message: string) =>
      errors.push({ field: `rows.${index}.${field}`, message });
    // 0 is an invalid id, not a missing log.
    if (timeLogId !== undefined && timeLogId !== null) {
      const log = logs[index];
      if (!log) add('timeLogId', 'There is no such time log');
      else if (firstIndex < index || pending.some((item) => item.timeLogId === timeLogId)) {
        add('timeLogId', ALREADY_PENDING);
      } else if (row && isSame(log, row) && !(await isAdjusted(command, log))) {
        add('punchIn', 'This changes nothing');
      }
    }
    if (!row) continue;
    const early = tooEarly(command, employee, row);
    if (early) add('punchIn', early);
    const touching = await findTouchingIds(command.tx, employeeId, row);
    const others = [...rows.slice(0, index), ...pending];
    if (
      touching.some((id) => !corrected.has(id)) ||
      others.some((other) => other && overlaps(row, other))
    ) {
      add('punchIn', SESSION_RULES.overlap);
    }
  }
  if (errors.length > 0) {
    const message = [...new Set(errors.map((rule) => rule.message))].join('. ');
    throw new ApiError('invalid', message, { fields: errors });
  }
  return rows.filter((row) => row !== null);
}

/** The log that each row names; undefined if it names none, or one of another employee. */
async function findOwnLogs(
  { tx }: Command,
  employeeId: number,
  rows: readonly ProposedRow[],
): Promise<(LogWithBreaks | undefined)[]> {
  const logs: (LogWithBreaks | undefined)[] = [];
  for (const { timeLogId } of rows) {
    const log =
      timeLogId === undefined || timeLogId === null ? undefined : await findTimeLog(tx, timeLogId);
    logs.push(log?.employeeId === employeeId ? log : undefined);
  }
  return logs;
}

/** Reads each row in the zone of its log, without one in that of the plan. Null for a row that cannot be read. */
async function readRows(
  { tx, zone: companyZone, now }: Command,
  employeeId: number,
  rows: readonly ProposedRow[],
  logs: readonly (LogWithBreaks | undefined)[],
  errors: FieldError[],
): Promise<(ReadRow | null)[]> {
  const punchIns = rows.filter((_, index) => !logs[index]).map(({ punchIn }) => punchIn);
  const zoneOfNew = await zonesOfNewLogs({ db: tx, zone: companyZone }, employeeId, punchIns);
  return rows.map((row, index) => {
    const log = logs[index];
    const zone = log?.zone ?? zoneOfNew(row.punchIn);
    return readRow({ row, log, zone, index, now }, errors);
  });
}

interface RowToRead {
  readonly row: ProposedRow;
  readonly log: LogWithBreaks | undefined;
  readonly zone: string;
  readonly index: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Reads a row whose times are readable and form a session; otherwise returns null and adds the broken rules to
 * `errors`.
 */
function readRow({ row, log, zone, index, now }: RowToRead, errors: FieldError[]): ReadRow | null {
  const read = (field: 'punchIn' | 'punchOut'): number | null => {
    try {
      return readTime(`rows.${index}.${field}`, row[field], zone);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.push(...(error.fields ?? []));
      return null;
    }
  };
  const punchIn = read('punchIn');
  const punchOut = read('punchOut');
  if (punchIn === null || punchOut === null) return null;
  const rules = checkSession({ punchIn, punchOut }, now);
  errors.push(...rules.map((rule) => ({ ...rule, field: `rows.${index}.${rule.field}` })));
  if (rules.length > 0) return null;
  const logState = log?.state ?? null;
  const workDate = log?.workDate ?? null;
  return { timeLogId: row.timeLogId ?? null, punchIn, punchOut, logState, zone, workDate };
}

/** Why a log is too old to be corrected by its owner; undefined if it is not (design §10). */
function tooEarly(
  { now, zone }: Command,
  employee: LockedEmployee,
  row: ReadRow,
): string | undefined {
  const date = today(now, zone);
  const earliest = `${Number(date.slice(0, 4)) - CORRECTION_YEARS_BACK}${date.slice(4)}`;
  if (workDateOf(row.punchIn, row.zone) < earliest) {
    return `A correction can be requested for the last ${CORRECTION_YEARS_BACK} years. Please ask an administrator`;
  }
  return beforeJoining(employee, row.punchIn, row.zone);
}

/** Whether an earlier correction of the log was posted as an adjustment: the log's own times take it back. */
async function isAdjusted(
  { tx }: Command,
  { id, employeeId, workDate }: LogWithBreaks,
): Promise<boolean> {
  const day = { from: workDate, to: workDate };
  const adjusted = await findAdjustedCorrections(tx, [employeeId], day);
  return adjusted.some(({ timeLogId }) => timeLogId === id);
}

function isSame(
  log: { readonly punchIn: Date; readonly punchOut: Date | null },
  row: ReadRow,
): boolean {
  return log.punchIn.getTime() === row.punchIn && log.punchOut?.getTime() === row.punchOut;
}
