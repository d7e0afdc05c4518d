import { type BreakSpan, openBreak } from '../breaks/index.ts';
import { formatTime } from '../format/index.ts';
import { HOUR_MS } from '../units.ts';
import {
  addDays,
  type CompanyZone,
  fromWallClock,
  SkippedTimeError,
  toWallClock,
} from '../work-date/index.ts';
import { SESSION_RULES } from './check-session.ts';
import { MISSING_OUT_AFTER_HOURS } from './time-log.ts';

/** A log to close at a time of day; instants in epoch milliseconds. */
export interface LogToClose {
  readonly punchIn: number;
  readonly breaks: readonly BreakSpan[];
  /** The zone of the log, in which the time of day is meant. */
  readonly zone: CompanyZone;
}

/** The instant at which a log is closed, or the reason, as a sentence, why it cannot be closed at that time. */
export type ClosingTime =
  | { readonly punchOut: number; readonly refused?: never }
  | { readonly punchOut?: never; readonly refused: string };

/** Why a log cannot be closed at a time of day. */
export const CLOSING_RULES = {
  beforeIn: (clock: string) => `${formatTime(clock)} is before the punch-in`,
  skipped: (clock: string) => `${formatTime(clock)} does not exist on that day`,
  noShift: 'No shift with a fixed end is planned on this day, so choose a time of day',
  shiftBefore: 'The shift of this day ended before the punch-in',
  breakLater: 'A break starts or ends after this time',
  outFuture: SESSION_RULES.outFuture,
} as const;

/**
 * When a log without a punch-out ends, if it ends at a time of day `HH:mm`: at the first such time after its punch-in,
 * on its work date or, for a night log, on the next day. A log that would then last 16 hours or more is refused: that
 * time of day was before its punch-in (decision 058). An ambiguous time is the earlier one after the punch-in. No break
 * may start or end later, and nothing is in the future.
 * @example closingTime({ punchIn: Date.parse('2026-03-02T22:00Z'), breaks: [], zone: 'UTC+00:00' }, '06:00', Date.now())
 */
export function closingTime(log: LogToClose, clock: string, now: number): ClosingTime {
  try {
    const punchOut = timeAfter(log.punchIn, clock, log.zone);
    if (punchOut === undefined) return { refused: CLOSING_RULES.beforeIn(clock) };
    return checkEnd(log, punchOut, now);
  } catch (error) {
    if (error instanceof SkippedTimeError) return { refused: CLOSING_RULES.skipped(clock) };
    throw error;
  }
}

/** A shift of the day that a log belongs to; instants in epoch milliseconds. */
export interface ShiftToEnd {
  readonly end: number;
  /** The end of a flexible shift says until when work is possible, not when it is over. */
  readonly isFlexible: boolean;
}

/**
 * When a log without a punch-out ends, if it ends with the shift that is planned on its date: the first one that ends after
 * the punch-in. Otherwise as {@link closingTime}.
 * @param shifts in the order of their starts.
 */
export function closingAtShiftEnd(
  log: LogToClose,
  shifts: readonly ShiftToEnd[],
  now: number,
): ClosingTime {
  const ends = shifts.filter(({ isFlexible }) => !isFlexible).map(({ end }) => end);
  if (ends.length === 0) return { refused: CLOSING_RULES.noShift };
  const punchOut = ends.find((end) => end > log.punchIn);
  if (punchOut === undefined) return { refused: CLOSING_RULES.shiftBefore };
  return checkEnd(log, punchOut, now);
}

function checkEnd({ breaks }: LogToClose, punchOut: number, now: number): ClosingTime {
  if (punchOut > now) return { refused: CLOSING_RULES.outFuture };
  if (hasBreakAfter(breaks, punchOut)) return { refused: CLOSING_RULES.breakLater };
  return { punchOut };
}

/** Whether a log that ends at `punchOut` would cut a break. An open break ends with the log. */
export function hasBreakAfter(breaks: readonly BreakSpan[], punchOut: number): boolean {
  return breaks.some(({ start, end }) => (end ?? start) > punchOut);
}

/** Whether a break has no end: it is open, or its end is unknown, which is stored as ending when it started. */
export function hasBreakWithoutEnd(breaks: readonly BreakSpan[]): boolean {
  return openBreak(breaks) !== undefined || breaks.some(({ start, end }) => start === end);
}

function timeAfter(punchIn: number, clock: string, zone: CompanyZone): number | undefined {
  const date = toWallClock(punchIn, zone).slice(0, 10);
  const sameDay = fromWallClock(`${date} ${clock}`, zone, punchIn + 1);
  if (sameDay > punchIn) return sameDay;
  const nextDay = fromWallClock(`${addDays(date, 1)} ${clock}`, zone);
  return nextDay - punchIn < MISSING_OUT_AFTER_HOURS * HOUR_MS ? nextDay : undefined;
}
