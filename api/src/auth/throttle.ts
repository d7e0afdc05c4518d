import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { countAttempt, uncountAttempt } from './queries.ts';

const WINDOW_MS = 15 * 60_000;
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
export async function admitSignIn(
  { db, clock }: Context,
  { email, address }: { email: string; address: string },
): Promise<() => Promise<void>> {
  const now = clock();
  const where = networkOf(address);
  const counts = [
    { key: `sign-in ${digest(email.toLowerCase())} ${where}`, limit: PER_ACCOUNT_AND_ADDRESS },
    { key: `sign-in ${where}`, limit: PER_ADDRESS },
  ];
  for (const { key, limit } of counts) {
    const { failures, windowEndsAt } = await countAttempt(
      db,
      key,
      new Date(now),
      new Date(now + WINDOW_MS),
    );
    if (failures > limit) throw tooMany((windowEndsAt.getTime() - now) / 1000);
  }
  return async () => {
    for (const { key } of counts) await uncountAttempt(db, key);
  };
}

function tooMany(seconds: number): ApiError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const message = `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return new ApiError('too_many_tries', message, { retryAfter: seconds });
}

/** An address is kept as a digest: the count needs no list of who tried. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** One IPv6 customer holds a whole /64 of addresses; they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
