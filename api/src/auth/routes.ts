import { login } from '@rollcall/shared/contract';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { presentSessionUser } from './present.ts';
import { signIn } from './service.ts';
import type { Tokens } from './tokens.ts';

/** Before passwords are counted at all: what one address may cost us in hashing. */
const SIGN_INS_PER_MINUTE = 300;

/** `POST /auth/login` (spec §7). */
export function addAuthRoutes(addCall: AddCall, context: Context, tokens: Tokens): void {
  addCall(
    login,
    async ({ body, address }) => {
      const signedIn = await signIn(context, body, address);
      return {
        status: true,
        message: 'Signed in',
        data: { token: tokens.issue(signedIn), employee: presentSessionUser(signedIn.account) },
      };
    },
    { config: { rateLimit: { max: SIGN_INS_PER_MINUTE, timeWindow: '1 minute' } } },
  );
}
