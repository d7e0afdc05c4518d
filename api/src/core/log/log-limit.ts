import { MINUTE_MS } from '@rollcall/shared/domain';

/** Whether a line of this kind may be logged now. */
export type LogLimit = (kind: string) => boolean;

/** Limits the log to one line per kind and minute, for errors that occur with every request. */
export function createLogLimit(now: () => number = () => performance.now()): LogLimit {
  const lastAt = new Map<string, number>();
  return (kind) => {
    const at = now();
    if (at - (lastAt.get(kind) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return false;
    lastAt.set(kind, at);
    return true;
  };
}
