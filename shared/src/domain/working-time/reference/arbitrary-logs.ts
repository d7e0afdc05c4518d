import * as fc from 'fast-check';
import { oncePer, trueOncePer } from './arbitrary-rare.ts';
import type { Log, PlannedDay, PlannedShift } from './types.ts';

// Punches near what is planned.

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How far from an edge a punch is, in milliseconds: mostly exact or a second beyond, sometimes far. */
const offset = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(0, 0, SECOND, -SECOND, 30 * SECOND, 59 * SECOND, MINUTE),
  },
  { weight: 4, arbitrary: fc.integer({ min: -1800, max: 1800 }).map((n) => n * SECOND) },
  { weight: 2, arbitrary: fc.integer({ min: -18_000, max: 18_000 }).map((n) => n * SECOND) },
  { weight: 1, arbitrary: fc.integer({ min: -9999, max: 9999 }) },
);

const shiftPunches = fc.record({
  isSkipped: trueOncePer(10),
  inEdge: fc.constantFrom('start' as const, 'start' as const, 'grace' as const, 'window' as const),
  inOffset: offset,
  out: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ edge: fc.constantFrom('end' as const, 'grace' as const), offset }),
    },
    // A length at which a rule begins.
    {
      weight: 2,
      arbitrary: fc.record({
        minutes: fc.constantFrom(0, 120, 240, 360, 390, 480, 540, 585),
        offset,
      }),
    },
  ),
  breaks: fc.array(
    fc.record({
      at: fc.nat(99),
      seconds: fc.oneof(
        fc.constantFrom(600, 900, 1200, 1800, 2700),
        fc.integer({ min: 1, max: 5400 }),
      ),
    }),
    { maxLength: 3 },
  ),
  lastBreakHasNoEnd: trueOncePer(10),
  /** Punching out and in again in between. */
  cuts: fc.array(fc.record({ at: fc.integer({ min: 1, max: 99 }), seconds: fc.nat(7200) }), {
    maxLength: 2,
  }),
  forgets: trueOncePer(15),
  movedBy: oncePer(15, fc.integer({ min: -3, max: 3 })),
});

/** How a person punches on one date. */
export const dayPunches = fc.record({
  isAway: trueOncePer(7),
  shifts: fc.array(shiftPunches, { minLength: 2, maxLength: 2 }),
  /** Where there is no shift: the minute of the day of the punch-in, and how long. */
  free: fc.option(
    fc.record({
      at: fc.nat(1439),
      minutes: fc.integer({ min: 1, max: 900 }),
      punches: shiftPunches,
    }),
    { freq: 2 },
  ),
});

type ShiftPunches = typeof shiftPunches extends fc.Arbitrary<infer T> ? T : never;
export type DayPunches = typeof dayPunches extends fc.Arbitrary<infer T> ? T : never;

/** A log before its work date is known; `movedBy` days. */
export type RawLog = Omit<Log, 'movedTo'> & { readonly movedBy: number | null };

/** The logs of one date; `midnight` is its first instant. */
export function logsOfDay(plan: PlannedDay, midnight: number, punches: DayPunches): RawLog[] {
  if (punches.isAway) return [];
  const planned = plan.shifts.flatMap((shift, index) => {
    const own = punches.shifts[index % punches.shifts.length];
    if (!own || own.isSkipped) return [];
    const from = edgeOf(shift, own.inEdge) + own.inOffset;
    return logsBetween(from, outOf(shift, from, own), own);
  });
  if (plan.shifts.length > 0 || !punches.free) return planned;
  const { at, minutes, punches: own } = punches.free;
  const from = midnight + at * MINUTE + own.inOffset;
  return logsBetween(from, from + minutes * MINUTE, own);
}

function edgeOf({ start, shift, acceptFrom }: PlannedShift, edge: ShiftPunches['inEdge']): number {
  if (edge === 'window') return acceptFrom;
  return edge === 'grace' ? start + (shift.graceInMin + 1) * MINUTE : start;
}

function outOf({ end, shift }: PlannedShift, from: number, { out }: ShiftPunches): number {
  if ('minutes' in out) return from + out.minutes * MINUTE + out.offset;
  return (out.edge === 'grace' ? end - (shift.graceOutMin + 1) * MINUTE : end) + out.offset;
}

function logsBetween(from: number, to: number, it: ShiftPunches): RawLog[] {
  const cuts = it.cuts.toSorted((a, b) => a.at - b.at);
  const logs: RawLog[] = [];
  let start = from;
  for (const { at, seconds } of [...cuts, { at: 100, seconds: 0 }]) {
    const end = from + Math.floor(((to - from) * at) / 100);
    if (end <= start) continue;
    const isLast = at === 100;
    const isForgotten = it.forgets && isLast;
    logs.push({
      punchIn: start,
      punchOut: isForgotten ? null : end,
      state: isForgotten ? 'missing-out' : 'closed',
      breaks: breaksBetween(start, end, it),
      movedBy: it.movedBy,
    });
    start = end + seconds * SECOND;
  }
  return logs;
}

function breaksBetween(from: number, to: number, it: ShiftPunches): Log['breaks'] {
  const breaks: { start: number; end: number }[] = [];
  for (const { at, seconds } of it.breaks.toSorted((a, b) => a.at - b.at)) {
    const start = from + Math.floor(((to - from) * at) / 100);
    const end = Math.min(start + seconds * SECOND, to);
    if (start < (breaks.at(-1)?.end ?? from) || start >= end) continue;
    breaks.push({ start, end });
  }
  const last = breaks.length - 1;
  return breaks.map(({ start, end }, index) => ({
    start,
    end: it.lastBreakHasNoEnd && index === last ? null : end,
  }));
}

/** In order, without overlaps, and nothing after `now`: what is then not ended is open. */
export function logsUntil(raw: readonly RawLog[], now: number): RawLog[] {
  const logs: RawLog[] = [];
  for (const log of raw.toSorted((a, b) => a.punchIn - b.punchIn)) {
    const before = logs.at(-1);
    const isFree = before === undefined || log.punchIn >= (before.punchOut ?? lastOf(before));
    if (log.punchIn <= now && isFree && before?.state !== 'open') logs.push(cutAt(log, now));
  }
  return logs;
}

/** A log without a punch-out lasts at least until its last break. */
const lastOf = ({ punchIn, breaks }: RawLog) =>
  Math.max(punchIn, ...breaks.map(({ start, end }) => end ?? start)) + 1;

function cutAt(log: RawLog, now: number): RawLog {
  const breaks = log.breaks
    .filter(({ start }) => start <= now)
    .map(({ start, end }) => ({ start, end: end !== null && end > now ? null : end }));
  if (log.punchOut === null || log.punchOut <= now) return { ...log, breaks };
  return { ...log, breaks, punchOut: null, state: 'open' };
}
