import type { CorrectionBody } from '@rollcall/shared/contract';
import { checkDecider } from '../../access/own-decisions.ts';
import type { Command } from '../../commands/command.ts';
import { withdrawEvent } from '../../commands/record-event.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { eq } from '../../core/db/drizzle.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { revertTimeLog } from '../log/revert-log.ts';
import type { LockedCorrection } from './lock-correction.ts';
import { isDecisionUnheard, withdrawDecision } from './notify-decision.ts';
import { updateCorrection } from './queries.ts';
import { reopenRequest } from './request-notices.ts';
import { readCorrection } from './service.ts';

type Stored = LockedCorrection['correction'];

/**
 * Undoes a decision before the employee hears of it: the correction is pending again, and what an approval
 * made is gone (decision 050). A pending correction stays unchanged.
 * @param decidedAt the time of the decision that the caller saw; absent means any decision.
 * @throws ApiError `forbidden` for the caller's own while there is another administrator; `conflict` later, for another decision, and when the log that an
 * approval made has changed since.
 */
export async function reopenCorrection(
  command: Command,
  { correction, employee }: LockedCorrection,
  { decidedAt }: { readonly decidedAt?: string | undefined },
): Promise<CorrectionBody> {
  const { tx, caller, now } = command;
  const { id, status } = correction;
  await checkDecider(tx, caller, [correction.employeeId], 'correction');
  if (status === 'Pending') return readCorrection(command, id);
  if (decidedAt !== undefined && !isSameDecision(correction, decidedAt)) {
    throw new ApiError(
      'conflict',
      `Someone has decided this correction since you loaded it: it is now ${status.toLowerCase()}. Reload the page.`,
    );
  }
  if (!(await isDecisionUnheard(command, id))) throw new ApiError('conflict', TOO_LATE);
  if (status === 'Approved') await revert(command, correction);
  await updateCorrection(tx, id, {
    status: 'Pending',
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    madeLogId: null,
  });
  await withdrawDecision(command, id);
  await reopenRequest(command, correction);
  await withdrawEvent(command, {
    kind: status === 'Approved' ? 'correction-approved' : 'correction-rejected',
    employeeId: employee.id,
    details: { correctionId: id },
  });
  await writeAudit(tx, caller, now, {
    action: 'correction.reopen',
    employee: { id: employee.id, code: employee.employeeCode },
    before: { id, status },
    after: { id, status: 'Pending' },
  });
  return readCorrection(command, id);
}

const TOO_LATE =
  'The employee has been notified of this decision. Change the time log instead of the decision.';

/** On a closed day an approval made an adjustment, otherwise a log. */
async function revert({ tx }: Command, { id, madeLogId, timeLogId }: Stored): Promise<void> {
  if (madeLogId !== null) await revertTimeLog(tx, { madeLogId, replaced: timeLogId });
  else await tx.delete(timeAdjustments).where(eq(timeAdjustments.correctionId, id));
}

/** Whether this is the decision made at `expected`; responses state the time in whole seconds. */
function isSameDecision({ decidedAt }: Stored, expected: string): boolean {
  const second = (ms: number) => Math.floor(ms / 1000);
  return decidedAt !== null && second(decidedAt.getTime()) === second(Date.parse(expected));
}
