import { createHash } from 'node:crypto';
import { normaliseEmail } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { countAttempt } from './queries.ts';
import type { RateLimit } from './rate-limit.ts';

export { countingOf, countValues } from './queries.ts';
export type { RateLimit } from './rate-limit.ts';

/**
 * Counts an action that is rate limited, whether it succeeds or not.
 * @throws ApiError `too_many_tries`: the message, and how long to wait.
 */
export async function consumeAttempt(
  context: Context,
  limit: RateLimit,
  message: string,
): Promise<void> {
  refuseOver(context, limit, message, await countAttempt(context.db, limit, context.clock()));
}

/** @throws ApiError `too_many_tries` for a count over the limit: the message, and how long to wait. */
export function refuseOver(
  context: Context,
  limit: RateLimit,
  message: string,
  { failures, windowEndsAt }: { readonly failures: number; readonly windowEndsAt: Date },
): void {
  if (failures <= limit.maxAttempts) return;
  throw tooManyAttempts(context, limit, message, windowEndsAt);
}

/** Counts an attempt and returns whether it is within the limit; for limits that the response must not reveal. */
export async function recordAttempt({ db, clock }: Context, limit: RateLimit) {
  const { failures, windowEndsAt } = await countAttempt(db, limit, clock());
  return { isWithin: failures <= limit.maxAttempts, endsAt: windowEndsAt };
}

/**
 * The error for an attempt over the limit. The wait it states is never longer than the window, even if the clock was
 * set back.
 */
export function tooManyAttempts(
  { clock }: Context,
  { windowMs }: Pick<RateLimit, 'windowMs'>,
  message: string,
  endsAt: Date,
): ApiError {
  const seconds = Math.min(endsAt.getTime() - clock(), windowMs) / 1000;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new ApiError('too_many_tries', `${message} ${wait}`, { retryAfter: seconds });
}

/** Identifies an account in a count by a digest, so that the counts do not list email addresses. */
export function accountDigest(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('base64url').slice(0, 22);
}
