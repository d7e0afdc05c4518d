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
 * overlapping each other, and with an end unless the log is open (design §10). At most one per field; several breaks
 * may touch.
 */
export function checkBreaks(
  log: { readonly punchIn: number; readonly punchOut: number | null },
  breaks: readonly BreakSpan[],
  now: number,
): BrokenBreakRule[] {
  return breaks.flatMap((item, index) => {
    const others = breaks.slice(0, index);
    const end = brokenEnd(log, item, others, now);
    // Without a proper end it is not known what it overlaps.
    const hasEnd =
      end === undefined || end === BREAK_RULES.afterOut || end === BREAK_RULES.inFuture;
    const start = brokenStart(log, item, hasEnd ? others : [], now);
    return [
      ...(start === undefined ? [] : [{ index, field: 'start', message: start } as const]),
      ...(end === undefined ? [] : [{ index, field: 'end', message: end } as const]),
    ];
  });
}

function brokenStart(
  { punchIn }: { readonly punchIn: number },
  item: BreakSpan,
  others: readonly BreakSpan[],
  now: number,
): string | undefined {
  if (item.start < punchIn) return BREAK_RULES.beforeIn;
  if (item.start > now) return BREAK_RULES.inFuture;
  return others.some((other) => shareTime(other, item)) ? BREAK_RULES.overlap : undefined;
}

function brokenEnd(
  { punchOut }: { readonly punchOut: number | null },
  { start, end }: BreakSpan,
  others: readonly BreakSpan[],
  now: number,
): string | undefined {
  if (end === null) {
    if (punchOut !== null) return BREAK_RULES.noEnd;
    return others.some((other) => other.end === null) ? BREAK_RULES.severalOpen : undefined;
  }
  if (end <= start) return BREAK_RULES.endAfterStart;
  if (punchOut !== null && end > punchOut) return BREAK_RULES.afterOut;
  return end > now ? BREAK_RULES.inFuture : undefined;
}

function shareTime(a: BreakSpan, b: BreakSpan): boolean {
  return a.start < (b.end ?? Infinity) && b.start < (a.end ?? Infinity);
}
