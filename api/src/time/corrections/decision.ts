import type { CorrectionBody } from '@rollcall/shared/contract';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import { checkDecider, SELF_DECIDED } from '../../access/own-decisions.ts';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { invalid } from '../../commands/read-time.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { fullName } from '../../employees/full-name.ts';
import { replaceTimeLog } from '../log/replace-log.ts';
import { adjustClosedDay } from './adjust-closed-day.ts';
import type { LockedCorrection } from './lock-correction.ts';
import { notifyDecision } from './notify-decision.ts';
import { updateCorrection } from './queries.ts';
import { settleRequest } from './request-notices.ts';
import { readCorrection, readCorrections } from './service.ts';

interface Decision {
  readonly status: 'Approved' | 'Rejected';
  readonly reason?: string | null | undefined;
  /** The punch-out after the request that the administrator has seen. */
  readonly punchedOutAt?: string | null | undefined;
  /** The version of the log that the administrator has seen. */
  readonly version?: string | undefined;
}

/**
 * Approves or rejects a correction (design §10). An approval supersedes the log, which stays stored; a
 * rejection needs a reason. Repeating the same decision changes nothing.
 * @throws ApiError `forbidden` for the caller's own while there is another administrator, `conflict` when it was decided otherwise, the times overlap
 * another log, or the employee has punched out since the request and the approval does not say so; `stale` when the log
 * has changed in another way that the approval does not name.
 */
export async function decideCorrection(
  command: Command,
  { correction, employee }: LockedCorrection,
  { status, reason, punchedOutAt, version }: Decision,
): Promise<CorrectionBody> {
  const { tx, caller, now, zone } = command;
  const { id } = correction;
  const isSelfDecided = await checkDecider(tx, caller, [correction.employeeId], 'correction');
  if (correction.status !== 'Pending') {
    if (correction.status === status) return readCorrection(command, id);
    const decided = correction.status.toLowerCase();
    throw new ApiError('conflict', `This correction has already been ${decided}.`);
  }
  if (status === 'Rejected' && !reason) throw invalid('reason', 'A reason is required');
  const [before] = await readCorrections(tx, [id], zone);
  if (status === 'Approved') {
    refuseUnseenPunchOut(employee, before, punchedOutAt);
    refuseUnseenChange(before, version);
  }
  await updateCorrection(tx, id, {
    status,
    decidedBy: caller.id,
    decidedAt: new Date(now),
    decisionReason: reason || null,
    ...(status === 'Approved' && { madeLogId: await approve(command, correction) }),
  });
  await settleRequest(command, correction);
  await recordEvent(command, {
    kind: status === 'Approved' ? 'correction-approved' : 'correction-rejected',
    employeeId: employee.id,
    details: { correctionId: id, workDate: correction.workDate },
  });
  await writeAudit(tx, caller, now, {
    action: status === 'Approved' ? 'correction.approve' : 'correction.reject',
    employee: { id: employee.id, code: employee.employeeCode },
    before: { id, status: correction.status, times: before?.before ?? null },
    after: { id, status, times: before?.after ?? null, reason: reason || null },
    ...(isSelfDecided && { note: SELF_DECIDED }),
  });
  await notifyDecision(command, employee, correction, { status, reason });
  return readCorrection(command, id);
}

/** Replaces the log and returns the id of the new one; null on a closed day, which gets an adjustment. */
async function approve(
  command: Command,
  correction: LockedCorrection['correction'],
): Promise<number | null> {
  if (await adjustClosedDay(command, correction)) return null;
  return replaceTimeLog(command, toLog(correction));
}

/** An approval replaces the log. A punch-out that was made after the request is lost only if it has been seen. */
function refuseUnseenPunchOut(
  employee: LockedEmployee,
  correction: CorrectionBody | undefined,
  seen: string | null | undefined,
): void {
  const made = correction?.punchedOutAt;
  if (!made || (seen && Date.parse(seen) === Date.parse(made))) return;
  const time = `${formatDate(made)}, ${formatTime(made)}`;
  throw new ApiError(
    'conflict',
    `${fullName(employee)} punched out on ${time}, after requesting this correction. Compare the times and decide again.`,
  );
}

/** An approval replaces the log. What an administrator has made of it since is lost only if it has been seen. */
function refuseUnseenChange(
  correction: CorrectionBody | undefined,
  seen: string | undefined,
): void {
  if (correction?.logChange === 'deleted') throw new ApiError('conflict', LOG_DELETED);
  const isUnseen = seen === undefined ? correction?.logChange : seen !== correction?.version;
  if (isUnseen) throw new ApiError('stale', LOG_CHANGED);
}

const LOG_DELETED = 'This log has been deleted. Restore it first, or reject the correction.';
const LOG_CHANGED =
  'This log has changed since. Compare the times before and after, and decide again.';

function toLog({
  employeeId,
  timeLogId,
  punchIn,
  punchOut,
  zone,
  reason,
}: LockedCorrection['correction']) {
  return {
    employeeId,
    supersedes: timeLogId,
    punchIn: punchIn.getTime(),
    punchOut: punchOut.getTime(),
    zone,
    source: 'correction',
    reason,
  } as const;
}
