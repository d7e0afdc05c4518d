import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { networkOf } from './network.ts';
import { countAttempt, uncountAttempt } from './queries.ts';

/** How often something may be tried within a window, over all servers. */
export interface Limit {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
/**
 * Wrong passwords for one account from one address. Counted together, so that a stranger's tries from
 * elsewhere cannot lock the owner out.
 */
const PER_ACCOUNT_AND_ADDRESS = 10;
/** Wrong passwords from one address over all accounts; an office behind one address stays below. */
const PER_ADDRESS = 100;

/**
 * Counts a sign-in before its password is looked at, so that parallel guesses are counted as well, in the
 * database, which all servers share (design §12).
 * @returns what takes the try back once the password was right.
 * @throws ApiError `too_many_tries` with the seconds to wait.
 */
export function admitSignIn(
  context: Context,
  { email, address }: { email: string; address: string },
): Promise<() => Promise<void>> {
  const where = networkOf(address);
  const limits = [
    {
      key: `sign-in ${digest(email.toLowerCase())} ${where}`,
      limit: PER_ACCOUNT_AND_ADDRESS,
      windowMs: WINDOW_MS,
    },
    { key: `sign-in ${where}`, limit: PER_ADDRESS, windowMs: WINDOW_MS },
  ];
  return admit(context, limits, 'Too many failed sign-ins.');
}

/**
 * Counts a try against each limit.
 * @returns what takes it back.
 * @throws ApiError `too_many_tries`: the sentence, and how long to wait.
 */
export async function admit(
  context: Context,
  limits: readonly Limit[],
  sentence: string,
): Promise<() => Promise<void>> {
  for (const limit of limits) {
    const { isWithin, secondsLeft } = await count(context, limit);
    if (!isWithin) throw tooMany(sentence, secondsLeft);
  }
  return async () => {
    for (const { key } of limits) await uncountAttempt(context.db, key);
  };
}

/** Counts a try and says whether it is one too many; for limits that the answer must not show. */
export async function count({ db, clock }: Context, { key, limit, windowMs }: Limit) {
  const now = clock();
  const counted = await countAttempt(db, key, new Date(now), new Date(now + windowMs));
  const secondsLeft = (counted.windowEndsAt.getTime() - now) / 1000;
  return { isWithin: counted.failures <= limit, secondsLeft };
}

function tooMany(sentence: string, seconds: number): ApiError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new ApiError('too_many_tries', `${sentence} ${wait}`, { retryAfter: seconds });
}

/** An address is kept as a digest: the count needs no list of who tried. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
