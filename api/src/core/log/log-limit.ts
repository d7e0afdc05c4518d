import { MINUTE_MS } from '@rollcall/shared/domain';

/** Whether something of a kind may be logged now. */
export type LogLimit = (kind: string) => boolean;

/** Lets one line of each kind a minute into the log: of what fails with every request one line says it all. */
export function makeLogLimit(now: () => number = () => performance.now()): LogLimit {
  const lastAt = new Map<string, number>();
  return (kind) => {
    const at = now();
    if (at - (lastAt.get(kind) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return false;
    lastAt.set(kind, at);
    return true;
  };
}
