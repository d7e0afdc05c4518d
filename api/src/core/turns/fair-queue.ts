import { ApiError } from '../errors/api-error.ts';
import { makeAppointments } from './appointments.ts';
import { makeLines } from './lines.ts';

/** Turns for costly work: so many at once, and a sender after the other. */
export interface FairQueue {
  /**
   * Runs a job when it is its sender's turn.
   * @param isBack for a job that had its turn, could do nothing yet, and goes to the front of its line.
   * @throws ApiError `unavailable` when the sender's line is too long; its `retryAfter` is an appointment.
   */
  run<T>(sender: string, job: () => Promise<T>, isBack?: boolean): Promise<T>;
  /** The same refusal, with the sender's next appointment, for a job that cannot wait any longer. */
  refusal(sender: string): ApiError;
}

interface Settings {
  /** Jobs that run at once. */
  readonly concurrency: number;
  /** What a job is taken to last before one was measured, milliseconds. */
  readonly firstGuessMs: number;
  /** Who would have to wait longer is sent away, milliseconds. */
  readonly longestWaitMs?: number;
  /** Nobody is told to come back later than this, milliseconds. */
  readonly latestReturnMs?: number;
  /** Jobs that wait, over all senders: what bounds the memory. */
  readonly mostWaiting?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** How much the latest job says of how long one lasts. */
const WEIGHT_OF_LATEST = 0.1;

/**
 * A queue that takes turns between senders (round robin), so that one with a thousand jobs keeps nobody with
 * one waiting. No library has both turns and appointments: who is sent away is told a second of their own,
 * behind the line and behind those sent away before, and is then let in however long the line is by that time.
 */
export function makeFairQueue(settings: Settings): FairQueue {
  const { concurrency, firstGuessMs, now = () => performance.now() } = settings;
  const { longestWaitMs = 10_000, latestReturnMs = 60_000, mostWaiting = 5000 } = settings;
  const lines = makeLines<() => Promise<void>>();
  const appointments = makeAppointments(mostWaiting);
  let running = 0;
  let jobMs = firstGuessMs;

  function startNext(): void {
    while (running < concurrency) {
      const job = lines.take();
      if (!job) return;
      running += 1;
      void job().finally(() => {
        running -= 1;
        startNext();
      });
    }
  }

  /** How long another job of a sender would wait: its own line, and as many turns of the others. */
  function waitOf(sender: string): number {
    const ahead = lines.aheadOf(sender) + running - concurrency + 1;
    return Math.max(0, ahead * jobMs) / concurrency;
  }

  function refusal(sender: string): ApiError {
    const at = now();
    const turnMs = (jobMs * Math.max(1, lines.senders())) / concurrency;
    const earliest = Math.max(appointments.last(sender), at + waitOf(sender)) + turnMs;
    const seconds = Math.ceil((Math.min(earliest, at + latestReturnMs) - at) / 1000);
    appointments.add(sender, Math.min(earliest, at + latestReturnMs), at);
    return busy(seconds);
  }

  async function timed<T>(job: () => Promise<T>): Promise<T> {
    const startedAt = now();
    const result = await job();
    // Only what was done to its end: a refusal is quick and says nothing of the work.
    jobMs += (now() - startedAt - jobMs) * WEIGHT_OF_LATEST;
    return result;
  }

  return {
    refusal,
    async run(sender, job, isBack = false) {
      const isFull = lines.waiting() >= mostWaiting || waitOf(sender) > longestWaitMs;
      if (isFull && !isBack && !appointments.keep(sender, now())) throw refusal(sender);
      return new Promise((resolve, reject) => {
        lines.add(sender, () => timed(job).then(resolve, reject), isBack);
        startNext();
      });
    },
  };
}

function busy(seconds: number): ApiError {
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const message = `The server is busy at the moment. Please try again in ${wait}.`;
  return new ApiError('unavailable', message, { retryAfter: seconds });
}
