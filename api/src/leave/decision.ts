import { today } from '@rollcall/shared/domain';
import { checkDecider, SELF_DECIDED } from '../access/own-decisions.ts';
import type { Command } from '../commands/command.ts';
import { invalid } from '../commands/read-time.ts';
import { recordEvent } from '../commands/record-event.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { type StoredLeave, updateLeave } from './change-queries.ts';
import { auditLeave, isDecisionUnheard, notifyDecision, notifyUndo } from './notifications.ts';
import { findLeave, type LeaveRow } from './queries.ts';
import { assertFound, type LockedLeave } from './request.ts';

interface Decision {
  readonly status: 'Approved' | 'Rejected';
  readonly reason?: string | null | undefined;
}

interface LeaveDecisionUndo {
  readonly reason?: string | null | undefined;
  /** The time of the decision that the caller saw; absent means any decision. */
  readonly decidedAt?: string | undefined;
}

/**
 * Approves or rejects a leave, effective at once (design §10). Repeating the same decision changes nothing.
 * @throws ApiError `conflict` when it was decided otherwise, `forbidden` for the caller's own.
 */
export async function decideLeave(
  command: Command,
  { leave, employee }: LockedLeave,
  { status, reason }: Decision,
): Promise<LeaveRow> {
  const { tx, now, caller } = command;
  const { id } = leave;
  const isSelfDecided = await checkOwnLeave(command, leave, reason);
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
  await recordEvent(command, {
    kind: status === 'Approved' ? 'leave-approved' : 'leave-rejected',
    employeeId: leave.employeeId,
    details: { leaveId: id, startDate: leave.startDate, endDate: leave.endDate },
  });
  await notifyDecision(command, employee, leave, { status, reason: reason || null });
  await auditLeave(command, employee, {
    action: status === 'Approved' ? 'leave.approve' : 'leave.reject',
    before: { id, status: leave.status },
    after: { id, status, reason: reason || null },
    ...(isSelfDecided && { note: SELF_DECIDED }),
  });
  return assertFound(await findLeave(tx, id));
}

/**
 * Undoes a decision and returns the leave to Pending: silently before the employee hears of it, later with a reason and a mail,
 * until the leave has started (design §10). A pending leave stays unchanged.
 * @throws ApiError `conflict` when the current decision is not the one the caller saw.
 */
export async function reopenLeave(
  command: Command,
  { leave, employee }: LockedLeave,
  { reason, decidedAt }: LeaveDecisionUndo,
): Promise<LeaveRow> {
  const { tx, now, zone } = command;
  const { id } = leave;
  const isSilent = await isDecisionUnheard(command, id);
  // A silent undo needs the same permission as the decision; its reason is that of the decision.
  await checkOwnLeave(command, leave, isSilent ? leave.decisionReason : reason);
  if (leave.status === 'Pending') return assertFound(await findLeave(tx, id));
  if (decidedAt !== undefined && !isSameDecision(leave, decidedAt)) {
    const decided = leave.status.toLowerCase();
    throw new ApiError(
      'conflict',
      `Someone has decided this leave since you loaded it: it is now ${decided}. Reload the page.`,
    );
  }
  if (!isSilent) {
    if (leave.startDate <= today(now, zone)) {
      throw new ApiError('conflict', 'This leave has started and can no longer return to pending.');
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
  await recordEvent(command, {
    kind: 'leave-reopened',
    employeeId: leave.employeeId,
    details: { leaveId: id, startDate: leave.startDate, endDate: leave.endDate },
  });
  await notifyUndo(command, employee, leave, { isSilent, reason: reason || null });
  await auditLeave(command, employee, {
    action: 'leave.reopen',
    before: { id, status: leave.status },
    after: { id, status: 'Pending', reason: reason || null },
  });
  return assertFound(await findLeave(tx, id));
}

/** Whether this is the decision made at `expected`; responses state the time in whole seconds. */
function isSameDecision({ decidedAt }: StoredLeave, expected: string): boolean {
  const second = (ms: number) => Math.floor(ms / 1000);
  return decidedAt !== null && second(decidedAt.getTime()) === second(Date.parse(expected));
}

/** Whether the caller decides their own leave, as the only active administrator; this needs a reason. */
async function checkOwnLeave(
  { tx, caller }: Command,
  leave: StoredLeave,
  reason: string | null | undefined,
): Promise<boolean> {
  const isOwn = await checkDecider(tx, caller, [leave.employeeId], 'leave');
  if (isOwn && !reason) throw invalid('reason', 'A reason is required for your own leave');
  return isOwn;
}
