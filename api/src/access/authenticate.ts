import { type CallAccess } from '@rollcall/shared/contract';
import { type Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { type Caller } from './caller.ts';
import { mayCall } from './policy.ts';
import { findCaller } from './sessions.ts';
import { type Tokens } from './tokens.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds the caller of a request in the database, on every call (spec §6, design §12).
 * @throws ApiError `unauthenticated` without a live session, `forbidden` with the wrong role.
 */
export async function authenticate(
  { db, clock }: Context,
  tokens: Tokens,
  access: CallAccess,
  authorization: string | undefined,
): Promise<Caller> {
  const sessionId = tokens.sessionIdOf(authorization);
  const isReadable = sessionId !== null && UUID.test(sessionId);
  const caller = isReadable ? await findCaller(db, sessionId, new Date(clock())) : undefined;
  if (!caller) throw new ApiError('unauthenticated', 'Please sign in.');
  if (mayCall(access, caller)) return caller;
  throw new ApiError('forbidden', 'Only administrators may do this.');
}
