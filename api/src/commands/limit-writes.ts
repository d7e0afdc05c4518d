import { HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import type { Caller } from '../access/caller.ts';
import { isAdministrator } from '../access/policy.ts';
import { consumeAttempt } from '../access/throttle/throttle.ts';
import type { Context } from '../core/context.ts';

/** Administrators enter data for everyone, in bulk if need be. */
const ADMINISTRATOR_FACTOR = 10;

/** Calls that notify every administrator, or an employee's whole team. */
const NOTIFYING: readonly string[] = ['requestLeave', 'requestLeaveFor', 'requestCorrections'];

/**
 * Counts a write of a signed-in account (design §12): so many a minute of all kinds, and so many an hour of those that
 * notify others. Administrators may write ten times as much. Called in the write's transaction, so that a refused write
 * and a retry with a stored response do not count.
 * @throws ApiError `too_many_tries` over a limit, with the time to wait.
 */
export async function limitWrites(context: Context, caller: Caller, call: string): Promise<void> {
  const { perMinute, requestsPerHour } = context.writes;
  const factor = isAdministrator(caller) ? ADMINISTRATOR_FACTOR : 1;
  await consumeAttempt(
    context,
    { key: `writes of ${caller.id}`, maxAttempts: perMinute * factor, windowMs: MINUTE_MS },
    'Too many changes in a short time.',
  );
  if (!NOTIFYING.includes(call)) return;
  await consumeAttempt(
    context,
    { key: `requests of ${caller.id}`, maxAttempts: requestsPerHour * factor, windowMs: HOUR_MS },
    'Too many requests for leaves and corrections.',
  );
}
