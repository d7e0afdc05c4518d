import { networkOf } from '@rollcall/shared/node';
import { findAccountById, markEmailVerified, savePassword } from '../../access/accounts.ts';
import { revokeCodesAndLinks } from '../../access/one-time/cleanup.ts';
import { consumeLink, hashSecret, isLinkLive } from '../../access/one-time/links.ts';
import { passwordChangedMail } from '../../access/one-time/mails.ts';
import { hashPassword } from '../../access/password.ts';
import { revokeSessions } from '../../access/sessions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import type { MailRecipient, MailSender } from '../../core/mail/content.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';

/**
 * Sets the password of the account that a reference belongs to, and revokes its sessions, codes and other
 * references. The reference came by mail, so the email address is verified, too.
 * @throws ApiError `invalid` for a reference that is unknown, expired or used.
 */
export async function resetPassword(
  context: Context,
  { ref, password }: { ref: string; password: string },
  ip: string,
): Promise<void> {
  const { db, clock, queues } = context;
  const secretHash = hashSecret(ref);
  const now = new Date(clock());
  // Checked before the expensive hash, so that guessed references do not keep the server busy.
  if (!(await isLinkLive(db, secretHash, 'password', now))) throw expiredReference();
  const hash = () => hashPassword(password);
  const passwordHash = await queues.passwords.run(networkOf(ip), hash);
  await db.transaction(async (tx) => {
    const consumed = await consumeLink(tx, secretHash, 'password', now);
    if (!consumed) throw expiredReference();
    const { employeeId, email } = consumed;
    await savePassword(tx, employeeId, passwordHash);
    await revokeCodesAndLinks(tx, employeeId);
    await revokeSessions(tx, employeeId, now);
    await markEmailVerified(tx, employeeId, email, now);
    const account = await findAccountById(tx, employeeId);
    if (!account) throw expiredReference();
    await sendPasswordChangedMail(tx, now.getTime(), context, { ...account, email });
  });
}

/** Mails the owner of an account that its password was changed; `now` in epoch milliseconds. */
export async function sendPasswordChangedMail(
  tx: Db,
  now: number,
  sender: MailSender,
  to: MailRecipient,
): Promise<void> {
  await enqueueMail(tx, now, sender, { to, content: passwordChangedMail() });
}

function expiredReference(): ApiError {
  const message = 'Your password reset has expired or was already used. Request a new code.';
  return new ApiError('invalid', message, { fields: [{ field: 'ref', message }] });
}
