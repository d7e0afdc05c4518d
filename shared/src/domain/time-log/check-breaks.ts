import type { BreakSpan } from '../breaks/index.ts';

/** A rule that a break of a log breaks, as a sentence; `index` is its place in the list. */
export interface BrokenBreakRule {
  readonly index: number;
  readonly field: 'start' | 'end';
  readonly message: string;
}

/** Messages that the form and the server share. */
export const BREAK_RULES = {
  endAfterStart: 'A break must end after it starts',
  beforeIn: 'A break must not start before the punch-in',
  afterOut: 'A break must not end after the punch-out',
  inFuture: 'A break must not be in the future',
  noEnd: 'A break of a log with a punch-out needs an end',
  severalOpen: 'Only one break can be without an end',
  overlap: 'This overlaps another break',
} as const;

/**
 * Every rule that the breaks of an edited log break at `now` (epoch milliseconds): inside the log, in the past, not
 * overlapping each other, and with an end unless the log is open (design §10). At most one per break; several breaks
 * may touch.
 */
export function checkBreaks(
  { punchIn, punchOut }: { readonly punchIn: number; readonly punchOut: number | null },
  breaks: readonly BreakSpan[],
  now: number,
): BrokenBreakRule[] {
  return breaks.flatMap((item, index) => {
    const { start, end } = item;
    const broken = (field: 'start' | 'end', message: string) => [{ index, field, message }];
    if (end === null && punchOut !== null) return broken('end', BREAK_RULES.noEnd);
    if (end !== null && end <= start) return broken('end', BREAK_RULES.endAfterStart);
    if (start < punchIn) return broken('start', BREAK_RULES.beforeIn);
    if (punchOut !== null && (end ?? start) > punchOut) return broken('end', BREAK_RULES.afterOut);
    if (start > now) return broken('start', BREAK_RULES.inFuture);
    if (end !== null && end > now) return broken('end', BREAK_RULES.inFuture);
    const others = breaks.slice(0, index);
    if (end === null && others.some((other) => other.end === null)) {
      return broken('end', BREAK_RULES.severalOpen);
    }
    return others.some((other) => shareTime(other, item))
      ? broken('start', BREAK_RULES.overlap)
      : [];
  });
}

function shareTime(a: BreakSpan, b: BreakSpan): boolean {
  return a.start < (b.end ?? Infinity) && b.start < (a.end ?? Infinity);
}
