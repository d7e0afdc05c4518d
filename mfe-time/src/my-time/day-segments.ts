import type { OwnTimeLog } from '@rollcall/shared/calls';
import { addDays, fromWallClock, readBreak, readInstant } from '@rollcall/shared/domain';
import { logsOfToday } from './logs-of-today.ts';
import type { Clock } from './use-clock.ts';

/** A part of the day, as fractions of it: 0 is its first midnight and 1 its second. */
interface Segment {
  readonly kind: 'work' | 'break';
  readonly from: number;
  readonly to: number;
}

/** The hours below the line, in the format of the other times (spec §9), without minutes. */
export const DAY_HOURS = [0, 6, 12, 18, 24].map((hour) => ({
  text: `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`,
  at: hour / 24,
}));

/**
 * What the line of today shows: the work of all logs that reach into the day, and their breaks on top of it, except a
 * forgotten log. Undefined while the company zone is unknown.
 */
export function daySegments(clock: Clock) {
  const { today, now, zone } = clock;
  if (zone === null || today === '') return undefined;
  const start = fromWallClock(`${today} 00:00:00`, zone);
  const end = fromWallClock(`${addDays(today, 1)} 00:00:00`, zone);
  const fraction = (instant: number) => Math.min(Math.max((instant - start) / (end - start), 0), 1);
  const spans = logsOfToday(clock).flatMap((log) => spansOf(log, log.zone ?? zone, now));
  const segments: Segment[] = spans
    .map(({ kind, from, to }) => ({ kind, from: fraction(from), to: fraction(to) }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => Number(a.kind === 'break') - Number(b.kind === 'break'));
  return { segments, now: fraction(now) };
}

/** A log and its breaks in epoch milliseconds; what is open lasts until now. None for a log with unreadable times. */
function spansOf(log: OwnTimeLog, zone: string, now: number) {
  if (log.state === 'missing-out') return [];
  try {
    const from = readInstant(log.punchIn, zone);
    const to = log.punchOut === null ? now : readInstant(log.punchOut, zone);
    const breaks = log.breaks.map((item) => {
      const { start, end } = readBreak(item, zone, from);
      return { kind: 'break' as const, from: start, to: end ?? to };
    });
    return [{ kind: 'work' as const, from, to }, ...breaks];
  } catch {
    return [];
  }
}
