import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import type { ApiError } from '../../core/errors/api-error.ts';
import type { FairQueue } from '../../core/turns/fair-queue.ts';
import type { Limit } from './limits.ts';
import { failTry, findSpent, releaseTry, reserveTry } from './queries.ts';
import { tooMany } from './throttle.ts';

/** What a guess at a secret is counted for, and whose turn it takes. */
export interface Guess {
  readonly queue: FairQueue;
  /** Whose line in the queue it waits in. */
  readonly sender: string;
  /** Limits that all have to be open; of several such sets the first that is not used up counts. */
  readonly ways: readonly (readonly Limit[])[];
  /** What a refusal begins with. */
  readonly sentence: string;
}

/** How long a guess waits for others under the same limit to be settled, milliseconds. */
const WAIT_FOR_OTHERS_MS = 5000;

const FIRST_PAUSE_MS = 40;

/** Others that are looked at just now may yet use the limit up. */
const NOT_YET = Symbol('not yet');

/**
 * Looks at a guess under limits. Its place is taken before it is looked at, so that parallel guesses on any
 * number of servers never exceed a limit; only a wrong one counts as a failure (decision 011).
 * @param look answers null for a wrong guess. What it throws says nothing of the guess, and counts for nothing.
 * @throws ApiError `too_many_tries` once failures have used up every way, `unavailable` when too many wait.
 */
export async function guessUnder<T>(
  context: Context,
  guess: Guess,
  look: () => Promise<T | null>,
): Promise<T | null> {
  const { queue, sender } = guess;
  const giveUpAt = performance.now() + WAIT_FOR_OTHERS_MS;
  for (let pauseMs = FIRST_PAUSE_MS, isBack = false; ; pauseMs *= 2, isBack = true) {
    const seen = await queue.run(sender, () => lookOnce(context, guess, look), isBack);
    if (seen !== NOT_YET) return seen;
    if (performance.now() + pauseMs > giveUpAt) throw queue.refusal(sender);
    await pauseFor(pauseMs * (0.5 + Math.random()));
  }
}

async function lookOnce<T>(
  context: Context,
  guess: Guess,
  look: () => Promise<T | null>,
): Promise<T | null | typeof NOT_YET> {
  const reserved = await reserve(context, guess);
  if (reserved === NOT_YET) return NOT_YET;
  const { db, clock } = context;
  const release = () => releaseAll(context, reserved);
  const seen = await look().catch(async (error: unknown) => {
    // A database that is away keeps the place only until its lease ends.
    await release().catch(() => {});
    throw error;
  });
  if (seen !== null) await release();
  else for (const limit of reserved) await failTry(db, limit, clock());
  return seen;
}

/** Takes a place in the first way that is not used up. */
async function reserve(
  context: Context,
  { ways, sentence }: Guess,
): Promise<readonly Limit[] | typeof NOT_YET> {
  const { db, clock } = context;
  let refusal: ApiError | undefined;
  for (const way of ways) {
    const taken: Limit[] = [];
    for (const limit of way) {
      if (!(await reserveTry(db, limit, clock()))) break;
      taken.push(limit);
    }
    if (taken.length === way.length) return way;
    await releaseAll(context, taken);
    const spent = await findSpent(db, way, clock());
    if (!spent) return NOT_YET;
    refusal = tooMany(context, spent.limit, sentence, spent.endsAt);
  }
  throw refusal;
}

async function releaseAll({ db }: Context, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await releaseTry(db, key);
}
