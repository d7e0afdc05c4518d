import type { EmployeeRecordBody, OwnSessionBody } from '@rollcall/shared/contract';
import { MINUTE_MS } from '@rollcall/shared/domain';
import { type Account, findAccountById, savePassword } from '../../access/accounts.ts';
import { type Caller, queueKeyOf } from '../../access/caller.ts';
import { revokeCodesAndLinks } from '../../access/one-time/cleanup.ts';
import { hashPassword, isPasswordOf } from '../../access/password.ts';
import { findSessions, revokeSession, revokeSessions } from '../../access/sessions.ts';
import { checkSecret } from '../../access/throttle/check-secret.ts';
import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import { findRecord } from '../../people/records/read.ts';
import { sendPasswordChangedMail } from '../recovery/reset.ts';

const WRONG_PASSWORDS = 10;

const WINDOW_MS = 15 * MINUTE_MS;

/** The caller's own record. Reading it is not audited, since it is about the caller alone. */
export async function readMe(context: Context, { id }: Caller): Promise<EmployeeRecordBody> {
  const record = await findRecord(context, id);
  if (!record) throw noSuchEmployee();
  return record;
}

/**
 * Checks the caller's current password and hashes the new one, before the transaction.
 * @throws ApiError `invalid` for a wrong current password and for the same one again, `too_many_tries` after ten wrong
 * ones.
 */
export async function preparePassword(
  context: Context,
  caller: Caller,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<{ account: Account; passwordHash: string }> {
  const { db, queues } = context;
  const attempt = {
    queue: queues.passwords,
    clientKey: queueKeyOf(caller),
    limitSets: [
      [{ key: `password of ${caller.id}`, maxAttempts: WRONG_PASSWORDS, windowMs: WINDOW_MS }],
    ],
    message: 'Too many wrong passwords.',
  };
  const account = await checkSecret(context, attempt, async () => {
    const found = await findAccountById(db, caller.id);
    const isRight = await isPasswordOf(found?.passwordHash ?? null, currentPassword);
    return found && isRight ? found : null;
  });
  if (!account) throw invalid('currentPassword', 'The current password is wrong');
  if (password === currentPassword) {
    throw invalid('password', 'The new password is the same as the current one');
  }
  const passwordHash = await queues.passwords.run(attempt.clientKey, () => hashPassword(password));
  return { account, passwordHash };
}

/** Changes the caller's password and revokes all their other sessions. */
export async function changePassword(
  command: Command,
  _locked: LockedEmployee,
  { account, passwordHash }: Awaited<ReturnType<typeof preparePassword>>,
): Promise<void> {
  const { tx, caller, now } = command;
  await savePassword(tx, caller.id, passwordHash);
  await revokeCodesAndLinks(tx, caller.id);
  await revokeSessions(tx, caller.id, new Date(now), caller.sessionId);
  await sendPasswordChangedMail(command, account);
}

export async function listSessions(
  { db, clock }: Context,
  caller: Caller,
): Promise<OwnSessionBody[]> {
  const found = await findSessions(db, caller.id, new Date(clock()));
  return found.map(({ id, createdAt, expiresAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    userAgent,
    isCurrent: id === caller.sessionId,
  }));
}

/** @throws ApiError `not_found` for a session that has ended or is not the caller's. */
export async function endSession({ tx, caller, now }: Command, id: string): Promise<void> {
  if (await revokeSession(tx, caller.id, id, new Date(now))) return;
  throw new ApiError('not_found', 'There is no such session.');
}

export async function endOtherSessions({ tx, caller, now }: Command): Promise<void> {
  await revokeSessions(tx, caller.id, new Date(now), caller.sessionId);
}

/** 422, not 401: the session is valid, and the console must not end it (design §7). */
function invalid(field: string, message: string): ApiError {
  return new ApiError('invalid', message, { fields: [{ field, message }] });
}
