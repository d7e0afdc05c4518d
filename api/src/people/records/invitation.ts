import { DAY_MS, formatDate, formatTime, MINUTE_MS, toWallClock } from '@rollcall/shared/domain';
import { revokeCodesAndLinks } from '../../access/one-time/cleanup.ts';
import { createLink, LINK_LIFETIME_MS } from '../../access/one-time/links.ts';
import { invitationMail } from '../../access/one-time/mails.ts';
import { consumeAttempt } from '../../access/throttle/throttle.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { enqueueMail, withdrawMail } from '../../core/mail/enqueue.ts';
import type { EmployeeRecord } from './record.ts';

/** Invitations that an employee can be sent again in 24 hours. */
const RESENDS_PER_DAY = 10;

const groupKeyOf = ({ id }: Pick<EmployeeRecord, 'id'>) => `invitation of employee ${id}`;

/** Withdraws an invitation that has not been sent yet; false when there is none. */
export const withdrawInvitation = (
  { tx }: Pick<Command, 'tx'>,
  record: Pick<EmployeeRecord, 'id'>,
): Promise<boolean> => withdrawMail(tx, groupKeyOf(record));

/**
 * Mails an employee a link to set their first password; earlier links stop working.
 * @param notBefore epoch milliseconds before which it is not sent.
 */
export async function mailInvitation(
  command: Command,
  record: EmployeeRecord,
  notBefore = command.now,
): Promise<void> {
  const { id: employeeId, email } = record;
  const { tx, now, zone } = command;
  const groupKey = groupKeyOf(record);
  await withdrawMail(tx, groupKey);
  await revokeCodesAndLinks(tx, employeeId);
  const expiresAt = now + LINK_LIFETIME_MS.invitation;
  const secret = await createLink(tx, { employeeId, email, purpose: 'password', expiresAt });
  const end = toWallClock(expiresAt, zone);
  const until = `${formatDate(end)}, ${formatTime(end)}`;
  const content = invitationMail({ secret, email, expiresAt, until });
  await enqueueMail(tx, now, command, { to: record, notBefore, expiresAt, content, groupKey });
}

/**
 * Mails an invitation again (design §10).
 * @throws ApiError `conflict` for an employee who is not invited any more or may not sign in, `too_many_tries` for a second
 * one within a minute or too many in a day.
 */
export async function resendInvitation(
  context: Context,
  command: Command,
  record: EmployeeRecord,
): Promise<void> {
  const { tx, caller, now } = command;
  const { id, employeeCode: code, email } = record;
  if (!record.isInvited) {
    throw new ApiError(
      'conflict',
      record.isActive
        ? 'This employee needs no invitation: a password has been set.'
        : 'Activate the account first. An employee who cannot sign in gets no invitation.',
    );
  }
  const counted = { ...context, db: tx };
  const message = `An invitation to ${email} was just sent.`;
  const minute = { key: `invitation of ${id}`, maxAttempts: 1, windowMs: MINUTE_MS };
  await consumeAttempt(counted, minute, message);
  const day = { key: `invitations of ${id}`, maxAttempts: RESENDS_PER_DAY, windowMs: DAY_MS };
  await consumeAttempt(counted, day, `Too many invitations to ${email} were sent today.`);
  await mailInvitation(command, record);
  await writeAudit(tx, caller, now, { action: 'employee.invite', employee: { id, code } });
}
