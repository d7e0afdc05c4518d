import { randomUUID } from 'node:crypto';
import type { LoginRequest } from '@rollcall/shared/contract';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { isPasswordOf } from './password.ts';
import { type Account, findAccount, insertSession } from './queries.ts';
import { admitSignIn } from './throttle.ts';

/** How long a token lives (design §12). */
const SESSION_HOURS = 8;

export interface SignedIn {
  readonly account: Account;
  readonly session: { readonly id: string; readonly expiresAt: Date };
}

/**
 * Signs somebody in. An unknown address and a wrong password get the same answer in the same time; only
 * after the right password may the answer say why the account cannot be used (design §10).
 */
export async function signIn(
  context: Context,
  { email, password }: LoginRequest,
  address: string,
): Promise<SignedIn> {
  const takeBack = await admitSignIn(context, { email, address });
  const account = await findAccount(context.db, email);
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password);
  if (!account || !isRight) {
    throw new ApiError('wrong_credentials', 'The e-mail address or the password is wrong.');
  }
  await takeBack();
  refuseUnusable(account);
  const now = context.clock();
  const session = { id: randomUUID(), expiresAt: new Date(now + SESSION_HOURS * 3_600_000) };
  await insertSession(context.db, {
    ...session,
    employeeId: account.id,
    createdAt: new Date(now),
  });
  return { account, session };
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
