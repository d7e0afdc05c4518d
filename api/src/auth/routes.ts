import { login, logout, refresh } from '@rollcall/shared/contract';
import type { Context } from '../context.ts';
import { revokeSession } from '../me/queries.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { presentSessionUser } from './present.ts';
import { refreshSession, type SignedIn, signIn } from './service.ts';
import type { Tokens } from './tokens.ts';

/** Before passwords are counted at all: what one address may cost us in hashing. */
const SIGN_INS_PER_MINUTE = 300;

/** `POST /auth/login` (spec §7), `/auth/refresh` and `/auth/logout` (design §8). */
export function addAuthRoutes(addCall: AddCall, context: Context, tokens: Tokens): void {
  addCall(
    login,
    async ({ body, address, userAgent }) =>
      toBody('Signed in', await signIn(context, body, { address, userAgent })),
    { config: { rateLimit: { max: SIGN_INS_PER_MINUTE, timeWindow: '1 minute' } } },
  );

  addCall(refresh, async ({ caller }) =>
    toBody('Signed in for longer', await refreshSession(context, caller)),
  );

  addCall(logout, async ({ caller }) => {
    await revokeSession(context.db, caller.id, caller.sessionId, new Date(context.clock()));
    return { status: true, message: 'Signed out' };
  });

  function toBody(message: string, signedIn: SignedIn) {
    const employee = presentSessionUser(signedIn.account);
    return { status: true, message, data: { token: tokens.issue(signedIn), employee } };
  }
}
