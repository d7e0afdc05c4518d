import { availableParallelism } from 'node:os';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** The queues for expensive work. */
export interface WorkQueues {
  /** Hashing and verifying passwords; each takes a core and 19 MiB for about 40 ms. */
  readonly passwords: FairQueue;
  /** Checking one-time codes; each takes a few statements. */
  readonly codes: FairQueue;
  /** Decoding images; each takes a core for up to two seconds and, for the largest, some 20 MB. */
  readonly images: FairQueue;
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
    // As many as can be hashed within the longest wait.
    passwords: createFairQueue({ concurrency: hashes, initialJobMs: 60, maxWaiting: 500 }),
    // Below the console's request timeout.
    codes: createFairQueue({ concurrency: 4, initialJobMs: 10, maxWaitMs: 25_000 }),
    // A waiting upload is in memory. The console waits three minutes for an upload.
    images: createFairQueue({
      concurrency: 2,
      initialJobMs: 300,
      maxWaitMs: 30_000,
      maxWaiting: 40,
    }),
  };
}
