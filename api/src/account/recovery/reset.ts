import { networkOf } from '@rollcall/shared/node';
import { findAccountById, markEmailVerified, savePassword } from '../../access/accounts.ts';
import type { Caller } from '../../access/caller.ts';
import { revokeCodesAndLinks } from '../../access/one-time/cleanup.ts';
import { consumeLink, findLink, hashSecret } from '../../access/one-time/links.ts';
import { passwordChangedMail } from '../../access/one-time/mails.ts';
import { hashPassword } from '../../access/password.ts';
import { revokeSessions } from '../../access/sessions.ts';
import type { Command, CommandRequest } from '../../commands/command.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import type { MailRecipient } from '../../core/mail/content.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';

/**
 * Sets the password of the account that a reference belongs to, and revokes its sessions, codes and other
 * references. The reference came by mail, so the email address is verified, too.
 * @throws ApiError `invalid` for a reference that is unknown, expired or used.
 */
export async function resetPassword(
  context: Context,
  request: CommandRequest<null> & {
    readonly body: { readonly ref: string; readonly password: string };
    readonly ip: string;
  },
): Promise<void> {
  const { ref, password } = request.body;
  const secretHash = hashSecret(ref);
  await runCommand(context, request, {
    prepare: () => hashUnlessExpired(context, secretHash, password, request.ip),
    lock: (command) => lockLinkOwner(command, secretHash),
    work: async (command, { employeeId, email }, passwordHash) => {
      const { tx } = command;
      const now = new Date(command.now);
      await savePassword(tx, employeeId, passwordHash);
      await revokeCodesAndLinks(tx, employeeId);
      await revokeSessions(tx, employeeId, now);
      await markEmailVerified(tx, employeeId, email, now);
      const account = await findAccountById(tx, employeeId);
      if (!account) throw expiredReference();
      await sendPasswordChangedMail(command, { ...account, email });
    },
  });
}

/** Checks the reference before the expensive hash, so that guessed references do not keep the server busy. */
async function hashUnlessExpired(
  { db, clock, queues }: Context,
  secretHash: string,
  password: string,
  ip: string,
): Promise<string> {
  if (!(await findLink(db, secretHash, 'password', new Date(clock())))) throw expiredReference();
  return queues.passwords.run(networkOf(ip), () => hashPassword(password));
}

/** Consumes the reference and locks its account. */
async function lockLinkOwner(command: Command<null>, secretHash: string) {
  const link = await consumeLink(command.tx, secretHash, 'password', new Date(command.now));
  if (!link) throw expiredReference();
  await lockEmployee(command, link.employeeId);
  return link;
}

/** Mails the owner of an account that its password was changed. */
export async function sendPasswordChangedMail(
  command: Command<Caller | null>,
  to: MailRecipient,
): Promise<void> {
  await enqueueMail(command.tx, command.now, command, { to, content: passwordChangedMail() });
}

function expiredReference(): ApiError {
  const message = 'Your password reset has expired or was already used. Request a new code.';
  return new ApiError('invalid', message, { fields: [{ field: 'ref', message }] });
}
