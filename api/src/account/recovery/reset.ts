import { networkOf } from '@rollcall/shared/node';
import { findAccountById, markEmailVerified, savePassword } from '../../access/accounts.ts';
import { endRecovery } from '../../access/one-time/end-recovery.ts';
import { consumeLink, hashOf, isLinkLive } from '../../access/one-time/links.ts';
import { passwordChangedMail } from '../../access/one-time/mails.ts';
import { hashPassword } from '../../access/password.ts';
import { revokeSessions } from '../../access/sessions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import type { MailRecipient, MailSender } from '../../core/mail/content.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';

/**
 * Sets a password by a reference, which alone says whose. Every session ends, and every other code and
 * reference of the account. That the reference came by mail proves the address.
 * @throws ApiError `invalid` for a reference that is unknown, over or spent.
 */
export async function resetPassword(
  context: Context,
  { ref, password }: { ref: string; password: string },
  address: string,
): Promise<void> {
  const { db, clock, turns } = context;
  const secretHash = hashOf(ref);
  const now = new Date(clock());
  // Before the costly hash: references are not worth guessing, and must not keep the server busy.
  if (!(await isLinkLive(db, secretHash, 'password', now))) throw deadReference();
  const hash = () => hashPassword(password);
  const passwordHash = await turns.passwords.run(networkOf(address), hash);
  await db.transaction(async (tx) => {
    const spent = await consumeLink(tx, secretHash, 'password', now);
    if (!spent) throw deadReference();
    const { employeeId, email } = spent;
    await savePassword(tx, employeeId, passwordHash);
    await endRecovery(tx, employeeId);
    await revokeSessions(tx, employeeId, now);
    await markEmailVerified(tx, employeeId, email, now);
    const account = await findAccountById(tx, employeeId);
    if (!account) throw deadReference();
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

function deadReference(): ApiError {
  const message = 'This reset has expired or was already used. Please start again.';
  return new ApiError('invalid', message, { fields: [{ field: 'ref', message }] });
}
