/** How long a call waits for its place, in milliseconds. */
const WAIT_MS = 5_000;

/**
 * Limits how many calls of one key are under way; others wait for a place, in order.
 * @param full the error of a call that gets no place in time.
 * @returns what waits for a place, and returns what frees it; that may be called more than once.
 */
export function makePlaces(count: number, full: (key: string) => Error) {
  const taken = new Map<string, number>();
  const waiting = new Map<string, Set<() => void>>();

  function free(key: string): void {
    const [next] = waiting.get(key) ?? [];
    if (next) return next();
    const left = (taken.get(key) ?? 1) - 1;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  }

  function wait(key: string): Promise<void> {
    const queue = waiting.get(key) ?? new Set();
    waiting.set(key, queue);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(timer);
      queue.delete(enter);
      if (queue.size === 0) waiting.delete(key);
    };
    const enter = () => {
      leave();
      resolve();
    };
    const timer = setTimeout(() => {
      leave();
      reject(full(key));
    }, WAIT_MS);
    queue.add(enter);
    return promise;
  }

  return async (key: string): Promise<() => void> => {
    const now = taken.get(key) ?? 0;
    if (now < count) taken.set(key, now + 1);
    else await wait(key);
    let isFree = false;
    return () => {
      if (!isFree) free(key);
      isFree = true;
    };
  };
}
