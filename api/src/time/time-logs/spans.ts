import type { LogWithBreaks } from './find-logs.ts';

/** The breaks of a log as spans of epoch milliseconds, for the domain's reckoning. */
export function spansOf({ breaks }: Pick<LogWithBreaks, 'breaks'>) {
  return breaks.map(({ startedAt, endedAt, reason }) => ({
    start: startedAt.getTime(),
    end: endedAt?.getTime() ?? null,
    reason,
  }));
}
