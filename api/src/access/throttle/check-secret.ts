import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import type { ApiError } from '../../core/errors/api-error.ts';
import type { FairQueue } from '../../core/queues/fair-queue.ts';
import { findExhausted, recordFailedAttempt, releaseAttempt, reserveAttempt } from './queries.ts';
import type { RateLimit } from './rate-limit.ts';
import { tooManyAttempts } from './throttle.ts';

/** An attempt at a password or code: its limits and its place in the queue. */
export interface LimitedAttempt {
  readonly queue: FairQueue;
  /** Each key has its own queue. */
  readonly clientKey: string;
  /** Alternatives, tried in order: the first set of which no limit is exhausted is used. */
  readonly limitSets: readonly (readonly RateLimit[])[];
  /** First sentence of the error when all are exhausted. */
  readonly message: string;
}

/** How long an attempt waits for attempts in flight under the same limit, milliseconds. */
const MAX_WAIT_MS = 5000;

const INITIAL_DELAY_MS = 40;

/** Attempts in flight may still use up the limit. */
const RETRY_LATER = Symbol('retry later');

/**
 * Checks a password or code under rate limits. Reserves the attempt before the check, so that parallel attempts on
 * any number of servers never exceed a limit; only a wrong attempt counts as a failure (decision 011).
 * @param check returns null for a wrong attempt. An error it throws is not counted.
 * @throws ApiError `too_many_tries` once every set of limits is exhausted, `unavailable` when too many attempts
 * wait.
 */
export async function checkSecret<T>(
  context: Context,
  attempt: LimitedAttempt,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const { queue, clientKey } = attempt;
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let delayMs = INITIAL_DELAY_MS, isRetry = false; ; delayMs *= 2, isRetry = true) {
    const result = await queue.run(clientKey, () => checkOnce(context, attempt, check), isRetry);
    if (result !== RETRY_LATER) return result;
    if (performance.now() + delayMs > deadline) throw queue.refusal(clientKey);
    await delay(delayMs * (0.5 + Math.random()));
  }
}

async function checkOnce<T>(
  context: Context,
  attempt: LimitedAttempt,
  check: () => Promise<T | null>,
): Promise<T | null | typeof RETRY_LATER> {
  const reserved = await reserve(context, attempt);
  if (reserved === RETRY_LATER) return RETRY_LATER;
  const { db, clock } = context;
  const release = () => releaseLimits(context, reserved);
  const result = await check().catch(async (error: unknown) => {
    // If the database is unavailable, the reservation ends with its lease.
    await release().catch(() => {});
    throw error;
  });
  if (result !== null) await release();
  else for (const limit of reserved) await recordFailedAttempt(db, limit, clock());
  return result;
}

/** Reserves an attempt in the first set of limits that is not exhausted. */
async function reserve(
  context: Context,
  { limitSets, message }: LimitedAttempt,
): Promise<readonly RateLimit[] | typeof RETRY_LATER> {
  const { db, clock } = context;
  let refusal: ApiError | undefined;
  for (const limits of limitSets) {
    const reserved: RateLimit[] = [];
    for (const limit of limits) {
      if (!(await reserveAttempt(db, limit, clock()))) break;
      reserved.push(limit);
    }
    if (reserved.length === limits.length) return limits;
    await releaseLimits(context, reserved);
    const exhausted = await findExhausted(db, limits, clock());
    if (!exhausted) return RETRY_LATER;
    refusal = tooManyAttempts(context, exhausted.limit, message, exhausted.endsAt);
  }
  throw refusal;
}

async function releaseLimits({ db }: Context, limits: readonly RateLimit[]): Promise<void> {
  for (const { key } of limits) await releaseAttempt(db, key);
}
