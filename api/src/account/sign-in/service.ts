import { randomUUID } from 'node:crypto';
import type { LoginRequest } from '@rollcall/shared/contract';
import { DAY_MS, HOUR_MS } from '@rollcall/shared/domain';
import { type Account, findAccount, findAccountById } from '../../access/accounts.ts';
import { isPasswordOf } from '../../access/password.ts';
import { extendSession, insertSession } from '../../access/sessions.ts';
import { checkSecret } from '../../access/throttle/check-secret.ts';
import { type Client, createSignInAttempt } from '../../access/throttle/sign-in-limits.ts';
import type { SignedIn } from '../../access/tokens.ts';
import type { Command } from '../../commands/command.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';

/** Lifetime of a token (design §12). */
const SESSION_MS = 8 * HOUR_MS;

/** The maximum age of a session; then the user signs in again. */
const LONGEST_SESSION_MS = 7 * DAY_MS;

/**
 * Signs in. An unknown email address and a wrong password get the same response in the same time; only after the
 * right password does the response say why an account cannot be used (design §10).
 * @throws ApiError `wrong_credentials`, `too_many_tries`, `unavailable` when too many sign in at once.
 */
export async function signIn(
  context: Context,
  { email, password }: LoginRequest,
  { userAgent, ...client }: Client & { readonly userAgent: string | null },
): Promise<SignedIn> {
  const account = await checkSecret(
    context,
    createSignInAttempt(context, email, client),
    async () => {
      const found = await findAccount(context.db, email);
      const isRight = await isPasswordOf(found?.passwordHash ?? null, password);
      return found && isRight ? found : null;
    },
  );
  if (!account) throw wrongCredentials();
  refuseUnusable(account);
  const now = context.clock();
  const session = { id: randomUUID(), expiresAt: new Date(now + SESSION_MS) };
  const isStarted = await insertSession(
    context.db,
    { ...session, employeeId: account.id, createdAt: new Date(now), userAgent },
    account.passwordHash,
  );
  if (!isStarted) throw wrongCredentials();
  client.device.remember('signed-in', email);
  return { account, session };
}

/**
 * Extends a session to eight hours from now, up to a week in total. The session id stays the same, so that
 * other tabs with the old token stay signed in.
 */
export async function refreshSession({ tx, caller, now }: Command): Promise<SignedIn> {
  const { id, sessionId } = caller;
  const requested = new Date(now + SESSION_MS);
  const expiresAt = await extendSession(tx, sessionId, requested, LONGEST_SESSION_MS);
  const account = await findAccountById(tx, id);
  if (!expiresAt || !account) throw new ApiError('unauthenticated', 'Please sign in.');
  return { account, session: { id: sessionId, expiresAt } };
}

function wrongCredentials(): ApiError {
  return new ApiError('wrong_credentials', 'The email address or the password is wrong.');
}

function refuseUnusable({ isActive, emailVerifiedAt }: Account): void {
  if (isActive) return;
  if (isActive === false) {
    throw new ApiError(
      'deactivated',
      'Your account has been deactivated. Please contact an administrator',
    );
  }
  if (!emailVerifiedAt) throw new ApiError('email_unverified', 'Please verify your email first');
  throw new ApiError(
    'awaiting_activation',
    'Your account is waiting for activation by an administrator',
  );
}
