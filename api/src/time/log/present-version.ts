import type { DayLogBody, TimeLogVersionBody } from '@rollcall/shared/contract';
import { toIsoWithOffset, toWallClock } from '@rollcall/shared/domain';
import { fullName } from '../../employees/full-name.ts';
import type { LogVersion } from './find-versions.ts';
import { presentTimeLog } from './present.ts';
import { versionOf } from './version-of.ts';

/** A version of a log with its zone, source and breakdown, in whole seconds. */
export function presentDayLog(log: LogVersion): DayLogBody {
  const { zone, source, reason, isSuperseded, supersedes, enteredBy } = log;
  const spanSeconds = log.punchOut === null ? null : secondsBetween(log.punchIn, log.punchOut);
  const breaks = log.breaks.map((item) => ({
    start: toWallClock(item.startedAt.getTime(), zone),
    startAt: toIsoWithOffset(item.startedAt.getTime(), zone),
    end: item.endedAt === null ? null : toWallClock(item.endedAt.getTime(), zone),
    endAt: item.endedAt === null ? null : toIsoWithOffset(item.endedAt.getTime(), zone),
    seconds: item.endedAt === null ? null : secondsBetween(item.startedAt, item.endedAt),
    reason: item.reason,
  }));
  const onBreak = breaks.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  return {
    ...presentTimeLog(log),
    zone,
    source,
    enteredBy: nameOf(enteredBy),
    reason,
    isSuperseded,
    deletion: presentDeletion(log),
    supersedes,
    spanSeconds,
    breaks,
    workedSeconds: spanSeconds === null ? null : spanSeconds - onBreak,
  };
}

/** The same with the time at which it was written, for the history of a log. */
export function presentVersion(log: LogVersion): TimeLogVersionBody {
  return {
    ...presentDayLog(log),
    createdAt: toIsoWithOffset(log.createdAt.getTime(), log.zone),
    version: versionOf(log),
  };
}

function presentDeletion({ deletedAt, deletedBy, deletionReason, zone }: LogVersion) {
  if (deletedAt === null) return null;
  return {
    at: toIsoWithOffset(deletedAt.getTime(), zone),
    by: nameOf(deletedBy),
    reason: deletionReason,
  };
}

function nameOf(person: LogVersion['enteredBy']): string | null {
  return person?.firstName ? fullName(person) : null;
}

function secondsBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 1000);
}
