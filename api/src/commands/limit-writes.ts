import { HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import type { Caller } from '../access/caller.ts';
import { isAdministrator } from '../access/policy.ts';
import { consumeAttempt, type RateLimit, refuseOver } from '../access/throttle/throttle.ts';
import type { Context } from '../core/context.ts';

/** Administrators enter data for everyone, in bulk if need be. */
const ADMINISTRATOR_FACTOR = 10;

/** Calls that notify every administrator, or an employee's whole team. */
const NOTIFYING: readonly string[] = ['requestLeave', 'requestLeaveFor', 'requestCorrections'];

/** How many writes of all kinds an account may make a minute (design §12); administrators may make ten times as many. */
export function writeLimitOf({ writes: { perMinute } }: Context, caller: Caller): RateLimit {
  return {
    key: `writes of ${caller.id}`,
    maxAttempts: perMinute * factorOf(caller),
    windowMs: MINUTE_MS,
  };
}

/** @throws ApiError `too_many_tries` over the limit, with the time to wait. */
export function refuseWrite(
  context: Context,
  limit: RateLimit,
  counted: Parameters<typeof refuseOver>[3],
): void {
  refuseOver(context, limit, 'Too many changes in a short time.', counted);
}

/**
 * Counts a call that notifies others, of which an account may make so many an hour (design §12); any other call does not count.
 * @throws ApiError `too_many_tries` over the limit, with the time to wait.
 */
export async function limitRequests(context: Context, caller: Caller, call: string): Promise<void> {
  if (!NOTIFYING.includes(call)) return;
  const maxAttempts = context.writes.requestsPerHour * factorOf(caller);
  await consumeAttempt(
    context,
    { key: `requests of ${caller.id}`, maxAttempts, windowMs: HOUR_MS },
    'Too many requests for leaves and corrections.',
  );
}

const factorOf = (caller: Caller) => (isAdministrator(caller) ? ADMINISTRATOR_FACTOR : 1);
