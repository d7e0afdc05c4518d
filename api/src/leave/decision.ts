import { SILENT_UNDO_SECONDS, today } from '@rollcall/shared/domain';
import { countActiveAdministrators } from '../access/administrators.ts';
import { type Change } from '../commands/change.ts';
import { invalid } from '../commands/read-time.ts';
import { recordEvent } from '../commands/record-event.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { type StoredLeave, updateLeave } from './change-queries.ts';
import { auditLeave, notifyDecision, notifyReopening } from './notifications.ts';
import { mayDecide } from './policy.ts';
import { findLeave, type LeaveRow } from './queries.ts';
import { assertFound, lockLeave } from './request.ts';

interface Decision {
  readonly status: 'Approved' | 'Rejected';
  readonly reason?: string | null | undefined;
}

interface Reopening {
  readonly reason?: string | null | undefined;
  /** The decision that the caller saw, by its moment; absent is whichever there is. */
  readonly decidedAt?: string | undefined;
}

/**
 * Decides a leave, at once (design §10). The same decision again changes nothing.
 * @throws ApiError `conflict` when it was decided otherwise, `forbidden` for one's own.
 */
export async function decideLeave(
  change: Change,
  id: number,
  { status, reason }: Decision,
): Promise<LeaveRow> {
  const { tx, now, caller } = change;
  const { leave, person } = await lockLeave(change, id);
  const isSelfDecided = await checkDecider(change, leave, reason);
  if (leave.status === status) return assertFound(await findLeave(tx, id));
  if (leave.status !== 'Pending') {
    const decided = leave.status.toLowerCase();
    throw new ApiError('conflict', `This leave has already been ${decided}.`);
  }
  if (status === 'Rejected' && !reason) throw invalid('reason', 'A reason is required');
  await updateLeave(tx, id, {
    status,
    decidedBy: caller.id,
    decidedAt: new Date(now),
    decisionReason: reason || null,
    isSelfDecided,
  });
  await recordEvent(change, {
    kind: status === 'Approved' ? 'leave-approved' : 'leave-rejected',
    employeeId: leave.employeeId,
    details: { leaveId: id, startDate: leave.startDate, endDate: leave.endDate },
  });
  await notifyDecision(change, person, leave, { status, reason: reason || null });
  await auditLeave(change, person, {
    action: status === 'Approved' ? 'leave.approve' : 'leave.reject',
    before: { id, status: leave.status },
    after: { id, status, reason: reason || null },
    ...(isSelfDecided && { note: 'Decided for themselves by the only active administrator' }),
  });
  return assertFound(await findLeave(tx, id));
}

/**
 * Returns a leave to Pending: silently within 10 s of its decision, later with a reason and a mail, until it
 * has begun (design §10). A pending one stays as it is.
 * @throws ApiError `conflict` when another decision than the one that is meant stands now.
 */
export async function reopenLeave(
  change: Change,
  id: number,
  { reason, decidedAt }: Reopening,
): Promise<LeaveRow> {
  const { tx, now, zone } = change;
  const { leave, person } = await lockLeave(change, id);
  const isSilent = isUndo(leave, now);
  // An undo takes back what its maker may decide; the reason was for the decision.
  await checkDecider(change, leave, isSilent ? leave.decisionReason : reason);
  if (leave.status === 'Pending') return assertFound(await findLeave(tx, id));
  if (decidedAt !== undefined && !isMeant(leave, decidedAt)) {
    const decided = leave.status.toLowerCase();
    throw new ApiError(
      'conflict',
      `Another decision has been taken since: this leave is ${decided}.`,
    );
  }
  if (!isSilent) {
    if (leave.startDate <= today(now, zone)) {
      throw new ApiError('conflict', 'This leave has begun and can no longer return to pending.');
    }
    if (!reason) throw invalid('reason', 'A reason is required');
  }
  await updateLeave(tx, id, {
    status: 'Pending',
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    isSelfDecided: false,
  });
  await recordEvent(change, {
    kind: 'leave-reopened',
    employeeId: leave.employeeId,
    details: { leaveId: id, startDate: leave.startDate, endDate: leave.endDate },
  });
  await notifyReopening(change, person, leave, { isSilent, reason: reason || null });
  await auditLeave(change, person, {
    action: 'leave.reopen',
    before: { id, status: leave.status },
    after: { id, status: 'Pending', reason: reason || null },
  });
  return assertFound(await findLeave(tx, id));
}

function isUndo({ decidedAt }: StoredLeave, now: number): boolean {
  return decidedAt !== null && now - decidedAt.getTime() <= SILENT_UNDO_SECONDS * 1000;
}

/** Answers name a decision's moment in whole seconds. */
function isMeant({ decidedAt }: StoredLeave, meant: string): boolean {
  const second = (ms: number) => Math.floor(ms / 1000);
  return decidedAt !== null && second(decidedAt.getTime()) === second(Date.parse(meant));
}

/** Whether the caller decides for themselves, being the only one who can; then a reason is needed. */
async function checkDecider(
  { tx, caller }: Change,
  leave: StoredLeave,
  reason: string | null | undefined,
): Promise<boolean> {
  if (leave.employeeId !== caller.id) return false;
  if (!mayDecide(caller, leave, await countActiveAdministrators(tx))) {
    throw new ApiError('forbidden', 'You cannot decide your own leave. Please ask a colleague.');
  }
  if (!reason) throw invalid('reason', 'A reason is required for your own leave');
  return true;
}
