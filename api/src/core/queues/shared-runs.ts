import { currentSignal, cutOff } from './request-scope.ts';

/** A run that has not begun. */
interface Waiting<T> {
  readonly result: Promise<T>;
  /** Each has a signal if it is a request. */
  readonly askers: (AbortSignal | undefined)[];
}

/** The runs of one owner. */
interface Line<T> {
  /** Ends when all runs have ended that have been asked for. */
  last: Promise<unknown>;
  /** Those that have not begun, by their keys. */
  readonly waiting: Map<string, Waiting<T>>;
}

/**
 * Runs long work one after the other, for each owner. Those who ask for the same before it begins share the result, and it has been read after
 * all of them have asked: what they wrote before is in it. Work for requests whose clients have all disconnected meanwhile, as while someone
 * types a search term, does not begin.
 */
export function createSharedRuns<T>() {
  const lines = new WeakMap<object, Line<T>>();
  return (owner: object, key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(owner) ?? { last: Promise.resolve(), waiting: new Map() };
    lines.set(owner, line);
    const shared = line.waiting.get(key);
    const askers: Waiting<T>['askers'] = shared?.askers ?? [];
    askers.push(currentSignal());
    if (shared) return shared.result;
    const result = line.last.then(() => {
      line.waiting.delete(key);
      if (askers.every((signal) => signal?.aborted)) throw cutOff();
      return work();
    });
    line.waiting.set(key, { result, askers });
    line.last = result.catch(() => {});
    return result;
  };
}
