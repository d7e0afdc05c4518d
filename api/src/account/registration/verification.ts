import {
  type Account,
  findAccount,
  findAccountById,
  markEmailVerified,
} from '../../access/accounts.ts';
import { canMail, consumeMailRequest } from '../../access/one-time/limits.ts';
import { createLink, findLink, hashSecret, LINK_LIFETIME_MS } from '../../access/one-time/links.ts';
import { verifyEmailMail } from '../../access/one-time/mails.ts';
import type { Client } from '../../access/throttle/sign-in-limits.ts';
import type { Command, CommandRequest } from '../../commands/command.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { notifyAdministrators, registrationKey } from '../../commands/notify.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { runTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import { fullName } from '../../employees/full-name.ts';

/** Mails the link that verifies an account's email address. */
export async function mailVerification(
  tx: Db,
  context: Context,
  account: { id: number; firstName: string; email: string },
): Promise<void> {
  const { id: employeeId, email } = account;
  const now = context.clock();
  const expiresAt = now + LINK_LIFETIME_MS.verification;
  const secret = await createLink(tx, { employeeId, email, purpose: 'email', expiresAt });
  const content = verifyEmailMail(secret);
  await enqueueMail(tx, now, context, { to: account, expiresAt, content });
}

/**
 * Mails the link again if the email address is not verified yet. As for codes, the response reveals nothing.
 * @throws ApiError `too_many_tries` for a client with too many requests.
 */
export async function resendVerification(
  context: Context,
  email: string,
  client: Client,
): Promise<void> {
  await consumeMailRequest(context, email, client);
  context.background.run(async () => {
    if (!(await canMail(context, 'verify', email))) return;
    const account = await findAccount(context.db, email);
    if (!account || account.emailVerifiedAt) return;
    await runTransaction(context.db, (tx) => mailVerification(tx, context, account));
  });
}

/**
 * Verifies an email address by the secret in a mail. Nothing else changes: neither `isActive` nor the verification
 * status (design §10). A link that is opened again says that the address is verified, until it expires.
 * @throws ApiError `invalid` for a link that is unknown or expired, or for a former email address of the account.
 */
export async function verifyEmail(
  context: Context,
  request: CommandRequest<null> & { readonly body: { readonly token: string } },
): Promise<void> {
  const secretHash = hashSecret(request.body.token);
  await runCommand(context, request, {
    lock: async (command) => {
      const link = await findLink(command.tx, secretHash, 'email', new Date(command.now));
      if (!link) throw expiredLink();
      await lockEmployee(command, link.employeeId);
      return link;
    },
    work: async (command, { employeeId, email }) => {
      const { tx, now } = command;
      const account = await findAccountById(tx, employeeId);
      if (!(await markEmailVerified(tx, employeeId, email, new Date(now)))) throw expiredLink();
      const isNew = account?.isActive === null && account.emailVerifiedAt === null;
      if (isNew) await announce(command, account);
    },
  });
}

/** Tells the administrators that an account waits for them: once its address is known to be a person's. */
async function announce(command: Command<null>, account: Account): Promise<void> {
  const { id } = account;
  await recordEvent(command, { kind: 'registered', employeeId: id });
  await notifyAdministrators(command, id, {
    kind: 'registered',
    text: `${fullName({ ...account, middleName: null })} has registered and is waiting for activation`,
    link: '/employees?status=new',
    groupKey: registrationKey(id),
  });
}

function expiredLink(): ApiError {
  const message = 'This link has expired. Sign in to request a new one.';
  return new ApiError('invalid', message, { fields: [{ field: 'token', message }] });
}
