import { wholeMinutes } from '../units.ts';

/** A break inside a time log: instants in epoch milliseconds; `end` is null while it is open. */
export interface BreakSpan {
  readonly start: number;
  readonly end: number | null;
}

/** The break that has no end yet, if there is one (spec §4: it is ongoing). */
export function openBreak<T extends BreakSpan>(breaks: readonly T[]): T | undefined {
  return breaks.find((item) => item.end === null);
}

/**
 * Time on break in milliseconds, as an exact sum for further calculation. An open break counts up to `until`, or not
 * at all without it. A break that ends before it starts counts as zero.
 */
export function breakMilliseconds(breaks: readonly BreakSpan[], until?: number): number {
  return breaks.reduce(
    (sum, { start, end }) => sum + Math.max(0, (end ?? until ?? start) - start),
    0,
  );
}

/**
 * Time on break in whole minutes, rounded once after summing (design §10).
 * @example totalBreakMinutes([{ start: 0, end: 90_000 }, { start: 120_000, end: 210_000 }]) // 3
 */
export function totalBreakMinutes(breaks: readonly BreakSpan[], until?: number): number {
  return wholeMinutes(breakMilliseconds(breaks, until));
}

/**
 * Cuts breaks to a session [from, to), as a correction of its log does (design §10). An open break ends with the
 * session. A break entirely outside the session is dropped.
 * @example clipBreaks([{ start: 1, end: 5 }], 2, 9) // [{ start: 2, end: 5 }]
 */
export function clipBreaks<T extends BreakSpan>(
  breaks: readonly T[],
  from: number,
  to: number,
): (Omit<T, 'start' | 'end'> & { start: number; end: number })[] {
  return breaks
    .map((item) => ({
      ...item,
      start: Math.max(item.start, from),
      end: Math.min(item.end ?? to, to),
    }))
    .filter(({ start, end }) => start < end);
}
