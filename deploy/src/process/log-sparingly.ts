/** Minimum time between two log lines, in milliseconds. */
const MINUTE_MS = 60_000;

/** Limits a log function to one line per minute, so that an error on every request cannot fill the disk. */
export function logSparingly<T>(log: (what: T) => void, now: () => number = Date.now) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (what: T): void => {
    if (now() - loggedAt < MINUTE_MS) return;
    loggedAt = now();
    log(what);
  };
}
