import type { SessionUser } from '@rollcall/shared/contract';
import { login, logout, refresh } from '@rollcall/shared/contract';
import type { Account } from '../../access/accounts.ts';
import { revokeSession } from '../../access/sessions.ts';
import type { SignedIn, Tokens } from '../../access/tokens.ts';
import { lockCaller } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { refreshSession, signIn } from './service.ts';

/** `POST /auth/login` (spec §7), `/auth/refresh` and `/auth/logout` (design §8). */
export function addAuthRoutes(addCall: AddCall, context: Context, tokens: Tokens): void {
  addCall(login, async ({ body, ip, device, userAgent }) =>
    toBody('Signed in', await signIn(context, body, { ip, device, userAgent })),
  );

  addCall(refresh, async (request) =>
    toBody(
      'Session extended',
      await runCommand(context, request, { lock: lockCaller, work: refreshSession }),
    ),
  );

  addCall(logout, async (request) => {
    await runCommand(context, request, {
      lock: lockCaller,
      work: ({ tx, caller, now }) => revokeSession(tx, caller.id, caller.sessionId, new Date(now)),
    });
    return { status: true, message: 'Signed out' };
  });

  function toBody(message: string, signedIn: SignedIn) {
    const employee = presentSessionUser(signedIn.account);
    return { status: true, message, data: { token: tokens.issue(signedIn), employee } };
  }
}

/** The user as the browser stores it (spec §3, Logged-in user). */
function presentSessionUser({
  id,
  firstName,
  lastName,
  email,
  role,
  rights,
}: Account): SessionUser {
  return { id, firstName, lastName, email, role, rights };
}
