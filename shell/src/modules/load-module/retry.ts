/** Delays before the retries, in milliseconds. There are only three: users should rather read the reason than wait. */
const BACKOFF_MS = [150, 400, 1000];

/** The delay before a retry, counted from 1, with up to a third of jitter, so that pages do not retry in sync. */
export function backoffMs(attempt: number, random: number): number {
  const base = BACKOFF_MS[attempt - 1] ?? 0;
  return Math.round(base * (1 + random / 3));
}

/** The deadline passed before an attempt succeeded; `cause` is the last attempt's error, if any. */
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
 * Runs `attempt` until it succeeds, at most four times and for `deadlineMs` in total, with delays in between. Each
 * attempt gets a signal that the deadline aborts. A {@link FinalError} is not retried. Throws the last attempt's error,
 * or a {@link DeadlineError}.
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
    const delay = new Promise((resolve) => setTimeout(resolve, backoffMs(number, Math.random())));
    await Promise.race([delay, deadline]).catch(() => {
      throw new DeadlineError(deadlineMs, lastError);
    });
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // The races above handle the rejection; this prevents an unhandled rejection when no race is running.
  aborted.catch(() => undefined);
  return aborted;
}
