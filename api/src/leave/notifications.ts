import { formatDate } from '@rollcall/shared/domain';
import { type Command, silentUndoMs } from '../commands/command.ts';
import type { LockedEmployee } from '../commands/lock-employee.ts';
import {
  deleteNotifications,
  isUnheard,
  leaveRequestKey,
  notify,
  notifyAdministrators,
  settleNotifications,
  unsettleNotifications,
  withdrawNotifications,
} from '../commands/notify.ts';
import { type AuditedChange, writeAudit } from '../commands/write-audit.ts';
import { enqueueMail, withdrawMail } from '../core/mail/enqueue.ts';
import { fullName } from '../employees/full-name.ts';
import type { StoredLeave } from './change-queries.ts';

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** Notifies the administrators of a pending leave, and the employee if it was requested on their behalf. */
export async function notifyRequest(
  command: Command,
  employee: LockedEmployee,
  { id, type, ...days }: Days & { readonly id: number; readonly type: string },
): Promise<void> {
  const kind = 'leave-requested';
  await notifyAdministrators(command, employee.id, {
    kind,
    text: `${fullName(employee)} asks for leave ${formatDays(days)} (${type})`,
    link: '/leave',
    groupKey: leaveRequestKey(id),
  });
  if (command.caller.id === employee.id) return;
  await notify(command, employee.id, {
    kind,
    text: `Leave ${formatDays(days)} (${type}) has been requested on your behalf`,
    link: '/my/leave',
  });
}

/** Notifies the employee of a decision, once it can no longer be undone silently (design §10). */
export async function notifyDecision(
  command: Command,
  employee: LockedEmployee,
  leave: StoredLeave,
  { status, reason }: { status: 'Approved' | 'Rejected'; reason: string | null },
): Promise<void> {
  await settleNotifications(command, leaveRequestKey(leave.id));
  const word = status.toLowerCase();
  const groupKey = groupKeyOf(leave.id);
  const text = `Your leave ${formatDays(leave)} has been ${word}`;
  await notify(command, employee.id, {
    kind: status === 'Approved' ? 'leave-approved' : 'leave-rejected',
    text: withReason(text, reason),
    link: '/my/leave',
    groupKey,
    delayMs: silentUndoMs(command),
  });
  await sendMail(command, employee, {
    subject: text,
    reason,
    groupKey,
    notBefore: command.now + silentUndoMs(command),
  });
}

/** Whether the employee has not heard of the decision on a leave yet: until then it can be undone silently (design §10). */
export const isDecisionUnheard = (command: Command, leaveId: number): Promise<boolean> =>
  isUnheard(command, groupKeyOf(leaveId));

/**
 * Withdraws the mail of a decision that is undone in time; otherwise notifies the employee that the leave is
 * pending again.
 * @param isSilent whether the undo is within the silent window.
 */
export async function notifyUndo(
  command: Command,
  employee: LockedEmployee,
  leave: StoredLeave,
  { isSilent, reason }: { isSilent: boolean; reason: string | null },
): Promise<void> {
  if (leave.decidedAt) {
    await unsettleNotifications(command.tx, leaveRequestKey(leave.id), leave.decidedAt);
  }
  const groupKey = groupKeyOf(leave.id);
  await withdrawNotifications(command, groupKey);
  const isWithdrawn = await withdrawMail(command.tx, groupKey);
  if (isSilent && isWithdrawn) return;
  const text = `Your leave ${formatDays(leave)} is pending again`;
  await notify(command, employee.id, {
    kind: 'leave-reopened',
    text: withReason(text, reason),
    link: '/my/leave',
  });
  await sendMail(command, employee, { subject: text, reason });
}

/** A withdrawn request waits for no one. */
export function forgetRequest({ tx }: Command, leaveId: number): Promise<void> {
  return deleteNotifications(tx, leaveRequestKey(leaveId));
}

/** Audits an administrator's change to a leave. */
export async function auditLeave(
  { tx, caller, now }: Command,
  { id, employeeCode: code }: LockedEmployee,
  audited: Pick<AuditedChange, 'action' | 'before' | 'after' | 'note'>,
): Promise<void> {
  await writeAudit(tx, caller, now, { ...audited, employee: { id, code } });
}

/** `from Apr 01, 2026 to Apr 03, 2026`, or `on` the only day. */
export function formatDays({ startDate, endDate }: Days): string {
  return startDate === endDate
    ? `on ${formatDate(startDate)}`
    : `from ${formatDate(startDate)} to ${formatDate(endDate)}`;
}

const withReason = (text: string, reason: string | null) => (reason ? `${text}: ${reason}` : text);

function groupKeyOf(leaveId: number): string {
  return `leave-decision:${leaveId}`;
}

async function sendMail(
  command: Command,
  employee: LockedEmployee,
  mail: { subject: string; reason: string | null; groupKey?: string; notBefore?: number },
): Promise<void> {
  const { subject, reason, ...delivery } = mail;
  const content = {
    subject,
    paragraphs: [`${subject}.`, ...(reason ? [`Reason: ${reason}`] : [])],
    action: { label: 'View your leaves', path: '/my/leave' },
    why: 'You get this email because it is your leave request.',
  };
  await enqueueMail(command.tx, command.now, command, { to: employee, content, ...delivery });
}
