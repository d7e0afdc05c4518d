import type { DayLogBody } from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import type { BreakRecord } from '../../core/db/tables/time-logs.ts';
import { fullName } from '../../employees/full-name.ts';
import { presentTimeLog } from '../time-logs/present.ts';
import type { LogOfDay } from './queries.ts';

/** A log of a day with its zone, source and breakdown, in whole seconds. */
export function presentDayLog(
  log: LogOfDay & { readonly breaks: readonly BreakRecord[] },
): DayLogBody {
  const { zone, source, reason, isSuperseded, supersedes, enteredBy } = log;
  const spanSeconds = log.punchOut === null ? null : secondsBetween(log.punchIn, log.punchOut);
  const breaks = log.breaks.map((item) => ({
    start: toWallClock(item.startedAt.getTime(), zone),
    end: item.endedAt === null ? null : toWallClock(item.endedAt.getTime(), zone),
    seconds: item.endedAt === null ? null : secondsBetween(item.startedAt, item.endedAt),
    reason: item.reason,
  }));
  const onBreak = breaks.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  return {
    ...presentTimeLog(log),
    zone,
    source,
    enteredBy: enteredBy?.firstName ? fullName(enteredBy) : null,
    reason,
    isSuperseded,
    supersedes,
    spanSeconds,
    breaks,
    workedSeconds: spanSeconds === null ? null : spanSeconds - onBreak,
  };
}

function secondsBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 1000);
}
