import { createHash } from 'node:crypto';
import { normaliseEmail } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import type { Limit } from './limits.ts';
import { countAttempt } from './queries.ts';

export type { Limit } from './limits.ts';

/**
 * Counts something that may be done only so often, whatever comes of it.
 * @throws ApiError `too_many_tries`: the sentence, and how long to wait.
 */
export async function consumeAttempt(
  context: Context,
  limit: Limit,
  sentence: string,
): Promise<void> {
  const { isWithin, endsAt } = await count(context, limit);
  if (!isWithin) throw tooMany(context, limit, sentence, endsAt);
}

/** Counts a try and says whether it is one too many; for limits that the answer must not show. */
export async function count({ db, clock }: Context, limit: Limit) {
  const { failures, windowEndsAt } = await countAttempt(db, limit, clock());
  return { isWithin: failures <= limit.limit, endsAt: windowEndsAt };
}

/** The refusal of a try; it never says longer than the window lasts, should the clock have gone back. */
export function tooMany(
  { clock }: Context,
  { windowMs }: Pick<Limit, 'windowMs'>,
  sentence: string,
  endsAt: Date,
): ApiError {
  const seconds = Math.min(endsAt.getTime() - clock(), windowMs) / 1000;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new ApiError('too_many_tries', `${sentence} ${wait}`, { retryAfter: seconds });
}

/** The account of an address, in a count: a digest, since the count needs no list of who tried. */
export function accountDigest(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('base64url').slice(0, 22);
}
