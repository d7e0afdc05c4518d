import { formatDate } from '@rollcall/shared/domain';
import { type Command, silentUndoMs } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { ownDayLink } from '../../commands/notification-links.ts';
import { isUnheard, notify, withdrawNotifications } from '../../commands/notify.ts';
import { enqueueMail, withdrawMail } from '../../core/mail/enqueue.ts';
import type { LockedCorrection } from './lock-correction.ts';

/** What is said about a decision. */
interface Decision {
  readonly status: 'Approved' | 'Rejected';
  readonly reason?: string | null | undefined;
}

const groupKeyOf = (correctionId: number) => `correction-decision:${correctionId}`;

/** Notifies the employee of a decision, in the console and by mail, once it can no longer be undone (decision 050). */
export async function notifyDecision(
  command: Command,
  employee: LockedEmployee,
  { id, workDate }: LockedCorrection['correction'],
  { status, reason }: Decision,
): Promise<void> {
  const text = `Your correction of ${formatDate(workDate)} has been ${status.toLowerCase()}`;
  const kind = status === 'Approved' ? 'correction-approved' : 'correction-rejected';
  const because = reason ? `: ${reason}` : '';
  const link = ownDayLink(workDate);
  const groupKey = groupKeyOf(id);
  await notify(command, employee.id, {
    kind,
    text: `${text}${because}`,
    link,
    groupKey,
    delayMs: silentUndoMs(command),
  });
  const content = {
    subject: text,
    paragraphs: [
      status === 'Approved'
        ? `${text}. Your time is corrected.`
        : `${text}. Your time log stays as it is.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    action: { label: 'View your time', path: link },
    why: 'You get this email because you asked for this correction.',
  };
  await enqueueMail(command.tx, command.now, command, {
    to: employee,
    content,
    groupKey,
    notBefore: command.now + silentUndoMs(command),
  });
}

/** Whether the employee has not heard of the decision on a correction yet: until then it can be undone (decision 050). */
export const isDecisionUnheard = (command: Command, correctionId: number): Promise<boolean> =>
  isUnheard(command, groupKeyOf(correctionId));

/** Withdraws the message about a decision that was undone in time. */
export async function withdrawDecision(command: Command, id: number): Promise<void> {
  await withdrawNotifications(command, groupKeyOf(id));
  await withdrawMail(command.tx, groupKeyOf(id));
}
