import { formatDate, SILENT_UNDO_SECONDS } from '@rollcall/shared/domain';
import type { Change } from '../commands/change.ts';
import type { LockedEmployee } from '../commands/lock-employee.ts';
import { notify, notifyAdministrators, withdrawNotifications } from '../commands/notify.ts';
import { type Change as Audited, writeAudit } from '../commands/write-audit.ts';
import { enqueueMail, withdrawMail } from '../core/mail/enqueue.ts';
import { fullName } from '../employees/full-name.ts';
import type { StoredLeave } from './change-queries.ts';

const UNDO_WINDOW_MS = SILENT_UNDO_SECONDS * 1000;

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** Notifies the administrators of a pending leave, and the employee if it was requested on their behalf. */
export async function notifyRequest(
  change: Change,
  person: LockedEmployee,
  { type, ...days }: Days & { readonly type: string },
): Promise<void> {
  const kind = 'leave-requested';
  await notifyAdministrators(change, person.id, {
    kind,
    text: `${fullName(person)} asks for leave ${formatDays(days)} (${type})`,
    link: '/leave',
  });
  if (change.caller.id === person.id) return;
  await notify(change, person.id, {
    kind,
    text: `Leave ${formatDays(days)} (${type}) has been requested on your behalf`,
    link: '/my/leave',
  });
}

/** Notifies the employee of a decision, once it can no longer be undone silently (design §10). */
export async function notifyDecision(
  change: Change,
  person: LockedEmployee,
  leave: StoredLeave,
  { status, reason }: { status: 'Approved' | 'Rejected'; reason: string | null },
): Promise<void> {
  const word = status.toLowerCase();
  const cause = causeOf(leave.id);
  const text = `Your leave ${formatDays(leave)} has been ${word}`;
  await notify(change, person.id, {
    kind: status === 'Approved' ? 'leave-approved' : 'leave-rejected',
    text,
    link: '/my/leave',
    cause,
    delayMs: UNDO_WINDOW_MS,
  });
  await sendMail(change, person, {
    subject: text,
    reason,
    cause,
    notBefore: change.now + UNDO_WINDOW_MS,
  });
}

/**
 * Withdraws the mail of a decision that is undone in time; otherwise notifies the employee that the leave is
 * pending again.
 * @param isSilent whether the undo is within the silent window.
 */
export async function notifyReopening(
  change: Change,
  person: LockedEmployee,
  leave: StoredLeave,
  { isSilent, reason }: { isSilent: boolean; reason: string | null },
): Promise<void> {
  const cause = causeOf(leave.id);
  await withdrawNotifications(change, cause);
  const isWithdrawn = await withdrawMail(change.tx, cause);
  if (isSilent && isWithdrawn) return;
  const text = `Your leave ${formatDays(leave)} is pending again`;
  await notify(change, person.id, { kind: 'leave-reopened', text, link: '/my/leave' });
  await sendMail(change, person, { subject: text, reason });
}

/** Audits an administrator's change to a leave. */
export async function auditLeave(
  { tx, caller, now }: Change,
  person: LockedEmployee,
  audited: Pick<Audited, 'action' | 'before' | 'after' | 'note'>,
): Promise<void> {
  const employee = { id: person.id, code: person.employeeCode };
  await writeAudit(tx, caller, now, { ...audited, employee });
}

/** `from Apr 01, 2026 to Apr 03, 2026`, or `on` the only day. */
export function formatDays({ startDate, endDate }: Days): string {
  return startDate === endDate
    ? `on ${formatDate(startDate)}`
    : `from ${formatDate(startDate)} to ${formatDate(endDate)}`;
}

function causeOf(leaveId: number): string {
  return `leave-decision:${leaveId}`;
}

async function sendMail(
  change: Change,
  person: LockedEmployee,
  mail: { subject: string; reason: string | null; cause?: string; notBefore?: number },
): Promise<void> {
  const { subject, reason, ...delivery } = mail;
  const content = {
    subject,
    paragraphs: [`${subject}.`, ...(reason ? [`Reason: ${reason}`] : [])],
    action: { label: 'View your leaves', path: '/my/leave' },
    why: 'You get this email because this leave is yours.',
  };
  await enqueueMail(change.tx, change.now, change, { to: person, content, ...delivery });
}
