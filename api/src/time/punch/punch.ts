import {
  EARLIEST_WORK_DATE,
  formatDate,
  formatTime,
  HOUR_MS,
  isMissingOut,
  MAX_SESSION_HOURS,
  SAME_PUNCH_WITHIN_SECONDS,
  SESSION_RULES,
  toWallClock,
} from '@rollcall/shared/domain';
import { planTimeLog, zoneOfNewLog } from '../../attendance/plans/work-date.ts';
import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployee } from '../../commands/lock-employee.ts';
import { invalid, punchTime } from '../../commands/read-time.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { fullName } from '../../employees/full-name.ts';
import { beforeJoining } from '../log/check-joining.ts';
import {
  findOpenTimeLog,
  findTimeLog,
  type LockedTimeLog,
  type LogWithBreaks,
} from '../log/find-logs.ts';
import { findCurrentId } from '../log/find-versions.ts';
import { auditManualLog } from '../log/manual-audit.ts';
import { markMissingOut } from '../log/mark-missing-out.ts';
import { assertNoOverlap } from '../log/overlap.ts';
import { mayAccessTimeOf } from '../log/policy.ts';
import { insertTimeLog } from '../log/write-log.ts';
import { closeTimeLog, lockOwner } from './punch-queries.ts';

const SAME_PUNCH_MS = SAME_PUNCH_WITHIN_SECONDS * 1000;

const MAX_SESSION_MS = MAX_SESSION_HOURS * HOUR_MS;

/** An employee who is locked to punch in. */
interface LockedToPunchIn {
  readonly employee: LockedEmployee;
  readonly open: LogWithBreaks | undefined;
  /** Work date and zone of a punch-in now; undefined for one that states its time. */
  readonly planned: Awaited<ReturnType<typeof planTimeLog>> | undefined;
}

interface PunchIn {
  readonly punchIn?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly employeeId?: number | null | undefined;
}

/**
 * Punches an employee in (design §10). A second punch-in within the minute counts as a retry of the first and
 * returns its log. An open log that at the time of the punch is of an earlier day and older than 16 hours is marked as
 * missing its punch-out.
 * @throws ApiError `conflict` while another log is open, `invalid` for a time that is not allowed.
 */
export async function punchIn(
  command: Command,
  { employee, open, planned }: LockedToPunchIn,
  body: PunchIn,
): Promise<LogWithBreaks> {
  const { tx, caller, now } = command;
  const { id: employeeId } = employee;
  const context = { db: tx, zone: command.zone };
  const zone = await zoneOfNewLog(context, employeeId, body.punchIn ?? '');
  const at = punchTime(command, 'punchIn', body.punchIn, { zone });
  const early = body.punchIn ? beforeJoining(employee, at, zone) : undefined;
  if (early) throw invalid('punchIn', early);
  if (at < Date.parse(`${EARLIEST_WORK_DATE}T00:00:00Z`)) {
    throw invalid('punchIn', SESSION_RULES.tooEarly);
  }
  if (open) {
    const since = open.punchIn.getTime();
    if (Math.abs(at - since) < SAME_PUNCH_MS) return open;
    if (!isMissingOut({ punchIn: since, workDate: open.workDate }, at, open.zone)) {
      throw alreadyPunchedIn(command, employee, open, at);
    }
    await markMissingOut(command, open);
  }
  const isManual = at !== now || employeeId !== caller.id;
  const log = await insertTimeLog(tx, {
    employeeId,
    punchIn: new Date(at),
    state: 'open',
    status: body.status || 'Present',
    ...(planned ?? (await planTimeLog(context, { employeeId, punchIn: at }))),
    ...(isManual && { source: 'manual', enteredBy: caller.id }),
  });
  await recordEvent(command, {
    kind: 'punch-in',
    employeeId,
    happenedAt: at,
    details: { timeLogId: log.id },
  });
  return auditManualLog(command, employee, {
    action: 'time-log.punch-in',
    at,
    before: null,
    after: log,
  });
}

/**
 * Locks the employee to punch in: the caller, unless an administrator names another. What the punch depends on is read
 * at the same time: the database runs statements of one connection in their order, so after it has the lock.
 * @throws ApiError `forbidden`, `not_found`.
 */
export async function lockToPunchIn(
  command: Command,
  { employeeId, punchIn: statedTime }: PunchIn,
): Promise<LockedToPunchIn> {
  const { tx, caller, now, zone } = command;
  const id = employeeId ?? caller.id;
  if (!mayAccessTimeOf(caller, id)) {
    throw new ApiError('forbidden', 'You can only punch in for yourself.');
  }
  const [employee, open, planned] = await Promise.all([
    lockEmployee(command, id),
    findOpenTimeLog(tx, id),
    statedTime ? undefined : planTimeLog({ db: tx, zone }, { employeeId: id, punchIn: now }),
  ]);
  return { employee, open, planned };
}

/**
 * Punches out of a log and ends its open break. A second punch-out returns the log as it ended; one with
 * another time is refused with `conflict`.
 */
export async function punchOut(
  command: Command,
  { log, employee }: LockedTimeLog,
  statedTime: string | null | undefined,
): Promise<LogWithBreaks> {
  const { tx } = command;
  const { id } = log;
  const since = log.punchIn.getTime();
  const lastBreakTime = Math.max(
    ...log.breaks.map(({ startedAt, endedAt }) => (endedAt ?? startedAt).getTime()),
  );
  const at = punchTime(command, 'punchOut', statedTime, {
    zone: log.zone,
    notBefore: Math.max(since, lastBreakTime),
  });
  if (log.punchOut) {
    if (!statedTime || Math.abs(at - log.punchOut.getTime()) < SAME_PUNCH_MS) return log;
    throw new ApiError('conflict', `This log ended at ${formatTimeIn(log.punchOut, log.zone)}.`);
  }
  const isLateOut = log.state === 'missing-out';
  if (isLateOut) await refuseForeignLateOut(command, log, at);
  if (at < since) throw invalid('punchOut', SESSION_RULES.outAfterIn);
  if (at - since > MAX_SESSION_MS) throw invalid('punchOut', SESSION_RULES.tooLong);
  if (at < lastBreakTime) throw invalid('punchOut', 'Punch-out must be after the last break');
  const after = await closeTimeLog(tx, log, { punchOut: new Date(at), isLateOut });
  await recordEvent(command, {
    kind: 'punch-out',
    employeeId: log.employeeId,
    happenedAt: at,
    details: { timeLogId: id },
  });
  return auditManualLog(command, employee, {
    action: 'time-log.punch-out',
    at,
    before: log,
    after,
  });
}

/**
 * Locks the employee of a log that the caller may change, and reads the log at the same time, as {@link lockToPunchIn}. A
 * page may still name a version that has been corrected since: then it is the current one.
 * @throws ApiError `not_found`, also for another employee's log, so that ids reveal nothing.
 */
export async function lockTimeLog(command: Command, id: number): Promise<LockedTimeLog> {
  const { tx } = command;
  const [employee, found] = await Promise.all([lockOwner(command, id), findTimeLog(tx, id)]);
  const log = employee && (found ?? (await findCurrentVersion(tx, id)));
  if (log) return { log, employee };
  throw new ApiError('not_found', 'There is no such time log.');
}

async function findCurrentVersion(tx: Command['tx'], id: number) {
  const currentId = await findCurrentId(tx, id);
  return typeof currentId === 'number' ? findTimeLog(tx, currentId) : undefined;
}

/** @throws ApiError `conflict` for a log that is missing its punch-out: only a correction can complete it. */
export function refuseMissingOut(log: LogWithBreaks): void {
  if (log.state !== 'missing-out') return;
  throw new ApiError('conflict', 'This log has no punch-out. Please request a correction.');
}

/**
 * The owner's own punch-out still closes a log that the server has marked as missing it, until 30 hours after the punch-in
 * (docs/working-time.md#forgotten-punch-outs).
 * @throws ApiError `conflict` for anyone else, and when a newer log is in the way.
 */
async function refuseForeignLateOut(
  { tx, caller }: Command,
  log: LogWithBreaks,
  at: number,
): Promise<void> {
  const { id, employeeId } = log;
  const since = log.punchIn.getTime();
  if (employeeId !== caller.id || at - since > MAX_SESSION_MS) refuseMissingOut(log);
  const span = { employeeId, punchIn: since, punchOut: at, replaces: id };
  await assertNoOverlap(tx, span);
}

export function formatTimeIn(instant: Date, zone: string): string {
  return formatTime(toWallClock(instant.getTime(), zone));
}

function alreadyPunchedIn(
  { caller }: Command,
  employee: LockedEmployee,
  open: LogWithBreaks,
  at: number,
): ApiError {
  const time = formatTimeIn(open.punchIn, open.zone);
  if (employee.id === caller.id) {
    return new ApiError('conflict', `You have been punched in since ${time}`);
  }
  const date = formatDate(toWallClock(open.punchIn.getTime(), open.zone));
  const advice =
    at < open.punchIn.getTime()
      ? 'Add the earlier time as a time log with punch-in and punch-out.'
      : 'First end that time log.';
  return new ApiError(
    'conflict',
    `${fullName(employee)} has been punched in since ${date}, ${time}. ${advice}`,
  );
}
