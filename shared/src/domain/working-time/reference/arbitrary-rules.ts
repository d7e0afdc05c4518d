import * as fc from 'fast-check';
import { anyDay, workingDay } from './arbitrary-shifts.ts';
import type { BreakRule, Bucket, Policy, Schedule, Shift } from './types.ts';

// Schedules, policies and zones.

const breakRule: fc.Arbitrary<BreakRule> = fc.record({
  afterMin: fc.constantFrom(0, 240, 300, 360, 360, 540, 600),
  minutes: fc.constantFrom(5, 10, 15, 20, 30, 45, 60),
  isPaid: fc.boolean(),
});

const timeOfDay = fc.oneof(
  fc.constantFrom(0, 60, 90, 120, 150, 300, 360, 1200, 1320, 1380),
  fc.nat(1439),
);

const night = fc.option(fc.tuple(timeOfDay, timeOfDay), { freq: 3 });

const buckets = fc.subarray<Bucket>(['daily', 'weekly', 'holiday', 'night', 'day_off']);

export const anyPolicy: fc.Arbitrary<Policy> = fc
  .record({
    rounding: fc.constantFrom(
      'nearest' as const,
      'nearest' as const,
      'down' as const,
      'up' as const,
    ),
    stepMin: fc.constantFrom(1, 1, 5, 6, 15),
    breakRules: fc.array(breakRule, { maxLength: 4 }),
    overtimeDailyAfterMin: fc.option(fc.constantFrom(0, 240, 480, 480, 540, 600)),
    overtimeWeeklyAfterMin: fc.option(fc.constantFrom(0, 600, 1200, 2100, 2400)),
    night,
    paidBuckets: buckets,
  })
  .map(({ night: window, ...policy }) => ({
    ...policy,
    nightFrom: window ? window[0] : null,
    nightTo: window ? window[1] : null,
  }));

/** A schedule whose anchor is some days before or after the given date. */
export interface UnanchoredSchedule {
  readonly anchorOffset: number;
  readonly days: readonly (readonly Shift[])[];
}

const week = workingDay.map((shifts) => [shifts, shifts, shifts, shifts, shifts, [], []]);

const cycle = fc
  .record({
    length: fc.integer({ min: 1, max: 28 }),
    kinds: fc.array(anyDay, { minLength: 1, maxLength: 4 }),
    order: fc.array(fc.nat(3), { minLength: 28, maxLength: 28 }),
  })
  .map(({ length, kinds, order }) =>
    order.slice(0, length).map((kind) => kinds[kind % kinds.length] ?? []),
  );

export const anySchedule: fc.Arbitrary<UnanchoredSchedule> = fc.record({
  anchorOffset: fc.integer({ min: -400, max: 400 }),
  days: fc.oneof({ weight: 2, arbitrary: week }, { weight: 3, arbitrary: cycle }),
});

export const anchor = ({ days }: UnanchoredSchedule, anchorDate: string): Schedule => ({
  id: 1,
  name: 'schedule',
  anchorDate,
  days,
});

/** Zones with dates on or near which something happens to their clocks. */
const INTERESTING: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': ['2026-03-08', '2026-11-01', '2026-06-30'],
  'Europe/Berlin': ['2026-03-29', '2026-10-25', '2026-12-31'],
  'Asia/Kolkata': ['2026-01-31'],
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  // No 30 December 2011; clock changes until 2021.
  'Pacific/Apia': ['2011-12-30', '2020-09-27', '2021-04-04', '2026-02-28'],
  // The clocks go back for Ramadan.
  'Africa/Casablanca': ['2026-02-15', '2026-03-22'],
  'UTC-06:00': ['2028-02-29'],
};

export const anyPlace: fc.Arbitrary<{ zone: string; near: string }> = fc.constantFrom(
  ...Object.entries(INTERESTING).flatMap(([zone, dates]) => dates.map((near) => ({ zone, near }))),
);
