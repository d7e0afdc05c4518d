import { ApiError } from '../errors/api-error.ts';
import { currentSignal, cutOff } from './request-scope.ts';
import { createRoundRobin, type RoundRobin } from './round-robin.ts';

/** Runs expensive jobs with limited concurrency, alternating between clients. */
export interface FairQueue {
  /**
   * Queues a job and runs it when it is its client's turn. A job of a request leaves the queue when the request's client
   * disconnects.
   * @param isRetry for a job that had its turn but could not proceed; it goes to the front of its client's
   * queue.
   * @throws ApiError `unavailable` when the client's queue is too long, with the time until it is empty as `retryAfter`;
   * `malformed` when the client has disconnected.
   */
  run<T>(client: string, job: () => Promise<T>, isRetry?: boolean): Promise<T>;
  /** The same error, for a job that cannot wait any longer. */
  refusal(client: string): ApiError;
}

interface Settings {
  /** Jobs that run concurrently. */
  readonly concurrency: number;
  /** Assumed duration of a job before the first measurement, milliseconds. */
  readonly initialJobMs: number;
  /** A job that would wait longer is refused, milliseconds. */
  readonly maxWaitMs?: number;
  /** Maximum waiting jobs over all clients, to bound memory. */
  readonly maxWaiting?: number;
  /** A monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/** Weight of the latest job in the average duration. */
const WEIGHT_OF_LATEST = 0.1;

/**
 * A queue that alternates between clients (round robin), so that a client with a thousand jobs does not delay
 * one with a single job.
 */
export function createFairQueue(settings: Settings): FairQueue {
  const { concurrency, initialJobMs, now = () => performance.now() } = settings;
  const { maxWaitMs = 10_000, maxWaiting = 5000 } = settings;
  const waitingJobs = createRoundRobin<() => Promise<void>>();
  let running = 0;
  let jobMs = initialJobMs;

  function startNext(): void {
    while (running < concurrency) {
      const job = waitingJobs.take();
      if (!job) return;
      running += 1;
      void job().finally(() => {
        running -= 1;
        startNext();
      });
    }
  }

  /** How long another job of a client would wait: for its own queue and as many turns of the others. */
  function waitOf(client: string): number {
    const ahead = waitingJobs.aheadOf(client) + running - concurrency + 1;
    return Math.max(0, ahead * jobMs) / concurrency;
  }

  function refusal(client: string): ApiError {
    return busyError(Math.max(1, Math.ceil(waitOf(client) / 1000)));
  }

  async function timed<T>(job: () => Promise<T>): Promise<T> {
    const startedAt = now();
    const result = await job();
    // Only completed jobs count: a failed job is quick and says nothing about the duration.
    jobMs += (now() - startedAt - jobMs) * WEIGHT_OF_LATEST;
    return result;
  }

  return {
    refusal,
    async run(client, job, isRetry = false) {
      if (currentSignal()?.aborted) throw cutOff();
      const isFull = waitingJobs.waiting() >= maxWaiting || waitOf(client) > maxWaitMs;
      if (isFull && !isRetry) throw refusal(client);
      const result = enqueue(waitingJobs, client, isRetry, () => timed(job));
      startNext();
      return result;
    },
  };
}

/** Adds a job, which leaves when the client of the request disconnects before its turn; resolves with its result. */
function enqueue<T>(
  waitingJobs: RoundRobin<() => Promise<void>>,
  client: string,
  isRetry: boolean,
  job: () => Promise<T>,
): Promise<T> {
  const signal = currentSignal();
  return new Promise((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener('abort', leave);
      return job().then(resolve, reject);
    };
    const leave = () => {
      if (waitingJobs.remove(client, start)) reject(cutOff());
    };
    signal?.addEventListener('abort', leave, { once: true });
    waitingJobs.add(client, start, isRetry);
  });
}

function busyError(seconds: number): ApiError {
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const message = `The server is busy at the moment. Please try again in ${wait}.`;
  return new ApiError('unavailable', message, { retryAfter: seconds });
}
