import { availableParallelism } from 'node:os';
import { type FairQueue, makeFairQueue } from './fair-queue.ts';

/** The queues of what guesses cost. */
export interface Turns {
  /** Hashes of passwords, made and compared; each takes a core and 19 MiB for some 40 ms. */
  readonly passwords: FairQueue;
  /** One-time codes; each takes a few statements. */
  readonly codes: FairQueue;
}

/** Threads of libuv, where argon2 runs beside files and name lookups. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/**
 * Queues for one server. Of hashes there is one more than cores, since one of them is at the database at any
 * moment, but always fewer than threads: files must not wait for passwords.
 */
export function makeTurns(): Turns {
  const hashes = Math.max(1, Math.min(availableParallelism() + 1, THREADS - 1));
  return {
    passwords: makeFairQueue({ concurrency: hashes, firstGuessMs: 60 }),
    // The time in line is still below what the console waits for an answer.
    codes: makeFairQueue({ concurrency: 4, firstGuessMs: 10, longestWaitMs: 25_000 }),
  };
}
