import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import type { ApiError } from '../../core/errors/api-error.ts';
import type { FairQueue } from '../../core/queues/fair-queue.ts';
import type { Limit } from './limits.ts';
import { failTry, findExhausted, releaseTry, reserveTry } from './queries.ts';
import { tooManyTries } from './throttle.ts';

/** A guess at a secret: its limits and its place in the queue. */
export interface Guess {
  readonly queue: FairQueue;
  /** The queue key: each sender has its own queue. */
  readonly sender: string;
  /** Alternatives, tried in order: the first set of which no limit is exhausted is used. */
  readonly limitSets: readonly (readonly Limit[])[];
  /** First sentence of the error when all are exhausted. */
  readonly message: string;
}

/** How long a guess waits for guesses in flight under the same limit, milliseconds. */
const MAX_WAIT_MS = 5000;

const INITIAL_DELAY_MS = 40;

/** Guesses in flight may still use up the limit. */
const RETRY_LATER = Symbol('retry later');

/**
 * Checks a guess under rate limits. It reserves a try before the check, so that parallel guesses on any number
 * of servers never exceed a limit; only a wrong guess counts as a failure (decision 011).
 * @param check returns null for a wrong guess. An error it throws is not counted.
 * @throws ApiError `too_many_tries` once every set of limits is exhausted, `unavailable` when too many guesses
 * wait.
 */
export async function checkGuess<T>(
  context: Context,
  guess: Guess,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const { queue, sender } = guess;
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let delayMs = INITIAL_DELAY_MS, isRetry = false; ; delayMs *= 2, isRetry = true) {
    const result = await queue.run(sender, () => checkOnce(context, guess, check), isRetry);
    if (result !== RETRY_LATER) return result;
    if (performance.now() + delayMs > deadline) throw queue.refusal(sender);
    await delay(delayMs * (0.5 + Math.random()));
  }
}

async function checkOnce<T>(
  context: Context,
  guess: Guess,
  check: () => Promise<T | null>,
): Promise<T | null | typeof RETRY_LATER> {
  const reserved = await reserve(context, guess);
  if (reserved === RETRY_LATER) return RETRY_LATER;
  const { db, clock } = context;
  const release = () => releaseLimits(context, reserved);
  const result = await check().catch(async (error: unknown) => {
    // If the database is unavailable, the reservation ends with its lease.
    await release().catch(() => {});
    throw error;
  });
  if (result !== null) await release();
  else for (const limit of reserved) await failTry(db, limit, clock());
  return result;
}

/** Reserves a try in the first set of limits that is not exhausted. */
async function reserve(
  context: Context,
  { limitSets, message }: Guess,
): Promise<readonly Limit[] | typeof RETRY_LATER> {
  const { db, clock } = context;
  let refusal: ApiError | undefined;
  for (const limits of limitSets) {
    const reserved: Limit[] = [];
    for (const limit of limits) {
      if (!(await reserveTry(db, limit, clock()))) break;
      reserved.push(limit);
    }
    if (reserved.length === limits.length) return limits;
    await releaseLimits(context, reserved);
    const exhausted = await findExhausted(db, limits, clock());
    if (!exhausted) return RETRY_LATER;
    refusal = tooManyTries(context, exhausted.limit, message, exhausted.endsAt);
  }
  throw refusal;
}

async function releaseLimits({ db }: Context, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await releaseTry(db, key);
}
