import type { SmokePage } from './smoke-record.ts';
import type { Walk } from './walk.ts';

/** How many times as long as a known good page a page may take, since pages differ, and so does what else runs. */
const TIMES_AS_LONG = 4;

interface Options {
  /** Milliseconds that a page takes which is known to be good. */
  readonly timeKnownGood: () => Promise<number>;
  /** How long a page may take on a machine that is not slow, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Returns a function that opens pages. A page whose time is up is opened once more, with more time if a known good page
 * is slow as well, since a slow machine is no fault of the release. Once a page has failed, the release is refused anyway,
 * and no page gets a second chance.
 */
export function withSecondChance({ timeKnownGood, timeoutMs }: Options) {
  let limitMs = timeoutMs;
  let isRefused = false;
  return async (walk: Pick<Walk, 'visit'>, path: string): Promise<SmokePage> => {
    let visited = await walk.visit(path, limitMs);
    if (visited.hasTimedOut && !isRefused) {
      limitMs = Math.max(limitMs, TIMES_AS_LONG * (await timeKnownGood()));
      visited = await walk.visit(path, limitMs);
    }
    isRefused ||= visited.page.problems.length > 0;
    return visited.page;
  };
}
