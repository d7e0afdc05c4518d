/** The runs of one owner. */
interface Line<T> {
  /** Ends when all runs have ended that have been asked for. */
  last: Promise<unknown>;
  /** Those that have not begun, by their keys. */
  readonly waiting: Map<string, Promise<T>>;
}

/**
 * Runs long work one after the other, for each owner. Those who ask for the same before it begins share the result, and it has been read after
 * all of them have asked: what they wrote before is in it.
 */
export function createSharedRuns<T>() {
  const lines = new WeakMap<object, Line<T>>();
  return (owner: object, key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(owner) ?? { last: Promise.resolve(), waiting: new Map() };
    lines.set(owner, line);
    const shared = line.waiting.get(key);
    if (shared) return shared;
    const run = line.last.then(() => {
      line.waiting.delete(key);
      return work();
    });
    line.waiting.set(key, run);
    line.last = run.catch(() => {});
    return run;
  };
}
