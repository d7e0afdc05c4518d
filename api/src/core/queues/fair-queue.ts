import { ApiError } from '../errors/api-error.ts';
import { makeRetrySlots } from './retry-slots.ts';
import { makeRoundRobin } from './round-robin.ts';

/** Runs expensive jobs with limited concurrency, alternating between senders. */
export interface FairQueue {
  /**
   * Queues a job and runs it when it is its sender's turn.
   * @param isRetry for a job that had its turn but could not proceed; it goes to the front of its sender's
   * queue.
   * @throws ApiError `unavailable` when the sender's queue is too long; its `retryAfter` is a reserved slot.
   */
  run<T>(sender: string, job: () => Promise<T>, isRetry?: boolean): Promise<T>;
  /** The same error, with the sender's next slot, for a job that cannot wait any longer. */
  refusal(sender: string): ApiError;
}

interface Settings {
  /** Jobs that run concurrently. */
  readonly concurrency: number;
  /** Assumed duration of a job before the first measurement, milliseconds. */
  readonly initialJobMs: number;
  /** A job that would wait longer is refused, milliseconds. */
  readonly maxWaitMs?: number;
  /** Upper limit of `retryAfter`, milliseconds. */
  readonly maxRetryAfterMs?: number;
  /** Maximum waiting jobs over all senders, to bound memory. */
  readonly maxWaiting?: number;
  /** A monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/** Weight of the latest job in the average duration. */
const WEIGHT_OF_LATEST = 0.1;

/**
 * A queue that alternates between senders (round robin), so that a sender with a thousand jobs does not delay
 * one with a single job. No library has both fairness and retry slots: a refused sender gets a time to retry,
 * after the jobs waiting and the slots reserved before, and is then accepted however long the queue is.
 */
export function makeFairQueue(settings: Settings): FairQueue {
  const { concurrency, initialJobMs, now = () => performance.now() } = settings;
  const { maxWaitMs = 10_000, maxRetryAfterMs = 60_000, maxWaiting = 5000 } = settings;
  const waitingJobs = makeRoundRobin<() => Promise<void>>();
  const retrySlots = makeRetrySlots(maxWaiting);
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

  /** How long another job of a sender would wait: for its own queue and as many turns of the others. */
  function waitOf(sender: string): number {
    const ahead = waitingJobs.aheadOf(sender) + running - concurrency + 1;
    return Math.max(0, ahead * jobMs) / concurrency;
  }

  function refusal(sender: string): ApiError {
    const at = now();
    const turnMs = (jobMs * Math.max(1, waitingJobs.senders())) / concurrency;
    const earliest = Math.max(retrySlots.last(sender), at + waitOf(sender)) + turnMs;
    const seconds = Math.ceil((Math.min(earliest, at + maxRetryAfterMs) - at) / 1000);
    retrySlots.reserve(sender, Math.min(earliest, at + maxRetryAfterMs), at);
    return busyError(seconds);
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
    async run(sender, job, isRetry = false) {
      const isFull = waitingJobs.waiting() >= maxWaiting || waitOf(sender) > maxWaitMs;
      if (isFull && !isRetry && !retrySlots.consume(sender, now())) throw refusal(sender);
      return new Promise((resolve, reject) => {
        waitingJobs.add(sender, () => timed(job).then(resolve, reject), isRetry);
        startNext();
      });
    },
  };
}

function busyError(seconds: number): ApiError {
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const message = `The server is busy at the moment. Please try again in ${wait}.`;
  return new ApiError('unavailable', message, { retryAfter: seconds });
}
