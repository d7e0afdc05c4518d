/** Between two lines of the same trouble, in milliseconds. */
const MINUTE_MS = 60_000;

/** A log function that writes at most one line a minute: what fails on every request must not fill the disk. */
export function logSparingly<T>(log: (what: T) => void, now: () => number = Date.now) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (what: T): void => {
    if (now() - loggedAt < MINUTE_MS) return;
    loggedAt = now();
    log(what);
  };
}
