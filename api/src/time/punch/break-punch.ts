import { SAME_PUNCH_WITHIN_SECONDS } from '@rollcall/shared/domain';
import type { Command } from '../../commands/command.ts';
import { invalid, punchTime } from '../../commands/read-time.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { type LockedTimeLog, type LogWithBreaks } from '../log/find-logs.ts';
import { auditManualLog } from '../log/manual-audit.ts';
import { insertBreak } from '../log/write-log.ts';
import { formatTimeIn, refuseMissingOut } from './punch.ts';
import { endBreakOf } from './punch-queries.ts';

const SAME_PUNCH_MS = SAME_PUNCH_WITHIN_SECONDS * 1000;

interface BreakStart {
  readonly start?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/**
 * Starts a break inside an open log (design §10). A second start within the minute counts as a retry of the
 * first and changes nothing.
 */
export async function startBreak(
  command: Command,
  { log, employee }: LockedTimeLog,
  { start, reason }: BreakStart,
): Promise<LogWithBreaks> {
  const { id } = log;
  refuseEnded(log);
  const since = log.punchIn.getTime();
  const lastEnd = Math.max(...log.breaks.map(({ endedAt }) => endedAt?.getTime() ?? -Infinity));
  const at = punchTime(command, 'start', start, {
    zone: log.zone,
    notBefore: Math.max(since, lastEnd),
  });
  const open = log.breaks.find((item) => item.endedAt === null);
  if (open) {
    if (Math.abs(at - open.startedAt.getTime()) < SAME_PUNCH_MS) return log;
    throw new ApiError(
      'conflict',
      `You have been on a break since ${formatTimeIn(open.startedAt, log.zone)}. End it before you start another.`,
    );
  }
  if (at < since) throw invalid('start', 'A break cannot start before the punch-in');
  if (log.breaks.some(({ endedAt }) => endedAt !== null && endedAt.getTime() > at)) {
    throw invalid('start', 'A break cannot start before the previous one ends');
  }
  const started = await insertBreak(command.tx, {
    employeeId: log.employeeId,
    timeLogId: id,
    workDate: log.workDate,
    startedAt: new Date(at),
    reason: reason || '-',
  });
  await recordEvent(command, {
    kind: 'break-started',
    employeeId: log.employeeId,
    happenedAt: at,
    details: { timeLogId: id },
  });
  return auditManualLog(command, employee, {
    action: 'time-log.start-break',
    at,
    before: log,
    after: { ...log, breaks: [...log.breaks, started] },
  });
}

/** Ends the open break of a log. A second end within the minute changes nothing. */
export async function endBreak(
  command: Command,
  { log, employee }: LockedTimeLog,
  end: string | null | undefined,
): Promise<LogWithBreaks> {
  const { id } = log;
  const open = log.breaks.find((item) => item.endedAt === null);
  const since = (open?.startedAt ?? log.punchIn).getTime();
  const at = punchTime(command, 'end', end, { zone: log.zone, notBefore: since });
  if (!open) {
    const isSame = log.breaks.some(
      ({ endedAt }) => endedAt && Math.abs(at - endedAt.getTime()) < SAME_PUNCH_MS,
    );
    if (isSame) return log;
    throw new ApiError('conflict', 'There is no open break.');
  }
  if (at < since) throw invalid('end', 'A break cannot end before it starts');
  const after = await endBreakOf(command.tx, log, open.id, new Date(at));
  await recordEvent(command, {
    kind: 'break-ended',
    employeeId: log.employeeId,
    happenedAt: at,
    details: { timeLogId: id },
  });
  return auditManualLog(command, employee, {
    action: 'time-log.end-break',
    at,
    before: log,
    after,
  });
}

function refuseEnded(log: LogWithBreaks): void {
  refuseMissingOut(log);
  if (log.punchOut === null) return;
  throw new ApiError('conflict', `This log ended at ${formatTimeIn(log.punchOut, log.zone)}.`);
}
