/** Waits before the second and later attempts, in milliseconds. After the last one a failure stands: a user who reads why is better off than one who watches a skeleton. */
const BACKOFF_MS = [150, 400, 1000];

/** The wait before attempt `attempt` (1 is the first retry), with up to a third of jitter so that pages do not retry in step. */
export function backoffMs(attempt: number, random: number): number {
  const base = BACKOFF_MS[attempt - 1] ?? 0;
  return Math.round(base * (1 + random / 3));
}

/** Thrown when the deadline passed before an attempt succeeded; `cause` is the last attempt's error, if any. */
export class DeadlineError extends Error {
  readonly afterMs: number;

  constructor(afterMs: number, cause?: unknown) {
    super(`Not done within ${afterMs} ms`, { cause });
    this.afterMs = afterMs;
  }
}

/** A failure that retrying cannot fix. */
export class FinalError extends Error {}

/**
 * Runs `attempt` until it succeeds, four times at most and `deadlineMs` in all, waiting between attempts. Each
 * attempt gets the signal that the deadline aborts. A {@link FinalError} ends it at once. Throws the last
 * attempt's error, or a {@link DeadlineError}.
 */
export async function retryUntil<T>(
  attempt: (signal: AbortSignal, number: number) => Promise<T>,
  deadlineMs: number,
): Promise<T> {
  const signal = AbortSignal.timeout(deadlineMs);
  const deadline = rejectOnAbort(signal);
  let lastError: unknown;
  for (let number = 1; ; number++) {
    try {
      return await Promise.race([attempt(signal, number), deadline]);
    } catch (error) {
      if (error instanceof FinalError) throw error;
      if (signal.aborted) throw new DeadlineError(deadlineMs, lastError);
      if (number > BACKOFF_MS.length) throw error;
      lastError = error;
    }
    const pause = new Promise((resolve) => setTimeout(resolve, backoffMs(number, Math.random())));
    await Promise.race([pause, deadline]).catch(() => {
      throw new DeadlineError(deadlineMs, lastError);
    });
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Observed by the races above; alone it must not count as unhandled.
  aborted.catch(() => undefined);
  return aborted;
}
