import { networkOf } from '@rollcall/shared/node';
import { markEmailVerified, savePassword } from '../../access/accounts.ts';
import { endRecovery } from '../../access/one-time/end-recovery.ts';
import { consumeLink, hashOf, isLinkLive } from '../../access/one-time/links.ts';
import { passwordChangedMail } from '../../access/one-time/mails.ts';
import { hashPassword } from '../../access/password.ts';
import { revokeSessions } from '../../access/sessions.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
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
  const { db, clock, publicUrl, turns } = context;
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
    await sendPasswordChangedMail(tx, now.getTime(), { employeeId, email, publicUrl });
  });
}

/** Tells the owner that their password is another one. */
export async function sendPasswordChangedMail(
  tx: Db,
  now: number,
  account: { employeeId: number; email: string; publicUrl: string },
): Promise<void> {
  const { employeeId, email: to, publicUrl } = account;
  await enqueueMail(tx, now, { employeeId, to, ...passwordChangedMail(publicUrl) });
}

function deadReference(): ApiError {
  const message = 'This reset has expired or was already used. Please start again.';
  return new ApiError('invalid', message, { fields: [{ field: 'ref', message }] });
}
