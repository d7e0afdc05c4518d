import { availableParallelism } from 'node:os';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** The queues for the expensive work of checking passwords and codes. */
export interface WorkQueues {
  /** Hashing and verifying passwords; each takes a core and 19 MiB for about 40 ms. */
  readonly passwords: FairQueue;
  /** Checking one-time codes; each takes a few statements. */
  readonly codes: FairQueue;
}

/** Threads of libuv, which argon2 shares with file access and DNS lookups. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/**
 * Creates the queues of one server. One more hash than cores runs concurrently, since one of them is usually
 * waiting for the database, but always fewer than threads, so that file access does not wait for passwords.
 */
export function createWorkQueues(): WorkQueues {
  const hashes = Math.max(1, Math.min(availableParallelism() + 1, THREADS - 1));
  return {
    passwords: createFairQueue({ concurrency: hashes, initialJobMs: 60 }),
    // Below the console's request timeout.
    codes: createFairQueue({ concurrency: 4, initialJobMs: 10, maxWaitMs: 25_000 }),
  };
}
