import { randomInt } from 'node:crypto';
import { MINUTE_MS, OTP_LENGTH } from '@rollcall/shared/domain';
import { findAccount } from '../../access/accounts.ts';
import { saveCode } from '../../access/one-time/codes.ts';
import { hashCode } from '../../access/one-time/hash-code.ts';
import { canMail, consumeMailRequest, isExhausted } from '../../access/one-time/limits.ts';
import { createLink, LINK_LIFETIME_MS } from '../../access/one-time/links.ts';
import { codeMail, resetLinkMail } from '../../access/one-time/mails.ts';
import type { Client } from '../../access/throttle/sign-in-limits.ts';
import type { Context } from '../../core/context.ts';
import { runTransaction } from '../../core/db/transaction.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';

const CODE_LIFETIME_MS = 10 * MINUTE_MS;

/**
 * Mails a code to the owner of an email address. Neither the response nor its timing reveals whether an account
 * exists: everything that depends on it happens after the response (design §12).
 * @throws ApiError `too_many_tries` for a client with too many requests.
 */
export async function requestCode(context: Context, email: string, client: Client): Promise<void> {
  await consumeMailRequest(context, email, client);
  client.device.remember('requested-code', email);
  context.background.run(async () => {
    if (await canMail(context, 'code', email)) await mailCode(context, email);
  });
}

/** Mails a link instead when the account has used up its wrong attempts, since a code would be refused. */
async function mailCode(context: Context, email: string): Promise<void> {
  const account = await findAccount(context.db, email);
  if (!account) return;
  const now = context.clock();
  const { id: employeeId } = account;
  const isLink = await isExhausted(context, email);
  await runTransaction(context.db, async (tx) => {
    const expiresAt = now + (isLink ? LINK_LIFETIME_MS.reset : CODE_LIFETIME_MS);
    if (isLink) {
      const secret = await createLink(tx, {
        employeeId,
        email: account.email,
        purpose: 'password',
        expiresAt,
      });
      const content = resetLinkMail(secret);
      return enqueueMail(tx, now, context, { to: account, expiresAt, content });
    }
    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const codeHash = hashCode(context.signer, employeeId, code);
    await saveCode(tx, { employeeId, codeHash, expiresAt: new Date(expiresAt) });
    return enqueueMail(tx, now, context, { to: account, expiresAt, content: codeMail(code) });
  });
}
