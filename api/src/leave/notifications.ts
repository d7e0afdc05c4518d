import { formatDate, SILENT_UNDO_SECONDS } from '@rollcall/shared/domain';
import type { Change } from '../commands/change.ts';
import type { LockedEmployee } from '../commands/lock-employee.ts';
import { notify, notifyAdministrators, withdrawNotifications } from '../commands/notify.ts';
import { type Change as Audited, writeAudit } from '../commands/write-audit.ts';
import { enqueueMail, withdrawMail } from '../core/mail/enqueue.ts';
import { fullName } from '../employees/full-name.ts';
import type { StoredLeave } from './change-queries.ts';

const HOLD_MS = SILENT_UNDO_SECONDS * 1000;

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** Tells the administrators that a leave waits for them, and the employee when it was asked on their behalf. */
export async function notifyRequest(
  change: Change,
  person: LockedEmployee,
  { type, ...days }: Days & { readonly type: string },
): Promise<void> {
  const kind = 'leave-requested';
  await notifyAdministrators(change, person.id, {
    kind,
    text: `${fullName(person)} asks for leave ${inWords(days)} (${type})`,
    link: '/leave',
  });
  if (change.caller.id === person.id) return;
  await notify(change, person.id, {
    kind,
    text: `Leave ${inWords(days)} (${type}) has been requested on your behalf`,
    link: '/my/leave',
  });
}

/** Tells the employee of a decision, once it can no longer be undone silently (design §10). */
export async function notifyDecision(
  change: Change,
  person: LockedEmployee,
  leave: StoredLeave,
  { status, reason }: { status: 'Approved' | 'Rejected'; reason: string | null },
): Promise<void> {
  const word = status.toLowerCase();
  const cause = causeOf(leave.id);
  const text = `Your leave ${inWords(leave)} has been ${word}`;
  await notify(change, person.id, {
    kind: status === 'Approved' ? 'leave-approved' : 'leave-rejected',
    text,
    link: '/my/leave',
    cause,
    holdMs: HOLD_MS,
  });
  await sendMail(change, person, { subject: text, reason, cause, notBefore: change.now + HOLD_MS });
}

/**
 * Takes a decision's mail back when the decision is undone in time; else tells that it has been taken back.
 * @param isSilent whether nobody need have learnt of the decision.
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
  const text = `Your leave ${inWords(leave)} is pending again`;
  await notify(change, person.id, { kind: 'leave-reopened', text, link: '/my/leave' });
  await sendMail(change, person, { subject: text, reason });
}

/** Remembers what an administrator did to somebody's leave. */
export async function auditLeave(
  { tx, caller, now }: Change,
  person: LockedEmployee,
  audited: Pick<Audited, 'action' | 'before' | 'after' | 'note'>,
): Promise<void> {
  const employee = { id: person.id, code: person.employeeCode };
  await writeAudit(tx, caller, now, { ...audited, employee });
}

/** `from Apr 01, 2026 to Apr 03, 2026`, or `on` the only day. */
export function inWords({ startDate, endDate }: Days): string {
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
