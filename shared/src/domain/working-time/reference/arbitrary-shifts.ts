import * as fc from 'fast-check';
import type { Shift } from './types.ts';

// Shifts as companies have them, and the extreme ones that the rules allow.

const HOUR = 60;

/** Mostly the quarter of an hour, sometimes any minute. */
const timeBetween = (min: number, max: number) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) })
        .map((n) => n * 15),
    },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );

interface Frame {
  readonly kind: Shift['kind'];
  readonly start: number;
  readonly length: number;
}

const frame = (kind: Shift['kind'], start: [number, number], length: [number, number]) =>
  fc.record<Frame>({
    kind: fc.constant(kind),
    start: timeBetween(...start),
    length: timeBetween(...length),
  });

const oneShift: fc.Arbitrary<Frame> = fc.oneof(
  { weight: 6, arbitrary: frame('fixed', [6 * HOUR, 10 * HOUR], [4 * HOUR, 10 * HOUR]) },
  { weight: 4, arbitrary: frame('fixed', [18 * HOUR, 24 * HOUR - 1], [6 * HOUR, 12 * HOUR]) },
  { weight: 3, arbitrary: frame('fixed', [0, 0], [4 * HOUR, 10 * HOUR]) },
  // Starts and ends near the hours that clocks skip or repeat.
  { weight: 3, arbitrary: frame('fixed', [0, 3 * HOUR], [15, 4 * HOUR]) },
  { weight: 4, arbitrary: frame('flexible', [5 * HOUR, 9 * HOUR], [8 * HOUR, 15 * HOUR]) },
  { weight: 1, arbitrary: frame('flexible', [16 * HOUR, 23 * HOUR], [6 * HOUR, 14 * HOUR]) },
  { weight: 1, arbitrary: frame('fixed', [0, 24 * HOUR - 1], [24 * HOUR, 24 * HOUR]) },
  { weight: 1, arbitrary: frame('fixed', [0, 24 * HOUR - 1], [2, 90]) },
);

/** Two shifts of a day; sometimes the second begins during the first. */
const splitShift = fc
  .record({
    first: frame('fixed', [5 * HOUR, 17 * HOUR], [2 * HOUR, 5 * HOUR]),
    between: timeBetween(-HOUR, 4 * HOUR),
    second: frame('fixed', [0, 0], [2 * HOUR, 5 * HOUR]),
  })
  .map(({ first, between, second }) => [
    first,
    { ...second, start: first.start + first.length + between },
  ])
  .map((frames) => frames.filter(({ start }) => start < 24 * HOUR));

const details = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  unpaid: fc.constantFrom(0, 30, 30, 45, 60),
  core: fc.option(fc.tuple(fc.nat(99), fc.nat(99)), { freq: 3 }),
  halfAt: fc.oneof(
    fc.constant(null),
    fc.nat(100).map((percent) => ({ percent })),
    fc.nat(24 * HOUR - 1),
  ),
  graceInMin: fc.constantFrom(0, 0, 5, 10, 15, 60),
  graceOutMin: fc.constantFrom(0, 0, 5, 10, 15),
  acceptBeforeMin: fc.constantFrom(0, 30, 60, 120, 120, 240, 480),
  acceptAfterMin: fc.constantFrom(0, 60, 120, 240, 240, 480, 720),
  halfDayPercent: fc.option(fc.nat(100), { freq: 2 }),
  absentPercent: fc.option(fc.nat(50), { freq: 2 }),
});

type Details = typeof details extends fc.Arbitrary<infer T> ? T : never;

function shiftOf({ kind, start, length }: Frame, it: Details): Shift {
  const expectedMin = it.id % 50 === 0 ? 0 : Math.max(1, length - it.unpaid);
  const within = (percent: number) => (start + Math.floor((length * percent) / 100)) % 1440;
  const core = kind === 'flexible' && it.core ? it.core.toSorted((a, b) => a - b) : null;
  const share = (percent: number | null) =>
    percent === null ? null : Math.round((expectedMin * percent) / 100);
  return {
    id: it.id,
    name: `shift ${it.id}`,
    kind,
    start,
    end: (start + length) % 1440,
    expectedMin,
    coreFrom: core ? within(core[0] ?? 0) : null,
    coreTo: core ? within(core[1] ?? 0) : null,
    halfAt:
      it.halfAt === null || typeof it.halfAt === 'number' ? it.halfAt : within(it.halfAt.percent),
    graceInMin: it.graceInMin,
    graceOutMin: it.graceOutMin,
    acceptBeforeMin: it.acceptBeforeMin,
    acceptAfterMin: it.acceptAfterMin,
    halfDayBelowMin: share(it.halfDayPercent),
    absentBelowMin: share(it.absentPercent),
  };
}

const withDetails = (frames: readonly Frame[]) =>
  fc.array(details, { minLength: frames.length, maxLength: frames.length }).map((all) =>
    frames.flatMap((one, index) => {
      const it = all[index];
      return it ? [shiftOf(one, it)] : [];
    }),
  );

/** The shifts of a day, at least one. */
export const workingDay: fc.Arbitrary<Shift[]> = fc
  .oneof(
    { weight: 4, arbitrary: oneShift.map((one) => [one]) },
    { weight: 1, arbitrary: splitShift },
  )
  .chain(withDetails);

/** The shifts of a day, or none. */
export const anyDay: fc.Arbitrary<Shift[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Shift[]>([]) },
  { weight: 3, arbitrary: workingDay },
);
