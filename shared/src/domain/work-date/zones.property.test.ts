import * as fc from 'fast-check';
import { fixedZone, isZone, offsetAt } from './company-zone.ts';
import { chosenInstant, readInstant } from './read-instant.ts';
import {
  fromWallClock,
  SkippedTimeError,
  toIsoWithOffset,
  toWallClock,
  wallClockInstants,
} from './wall-clock.ts';
import { workDateOf } from './work-date.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const SECOND_MS = 1000;
const [FROM, TO] = [Date.UTC(1990, 0), Date.UTC(2100, 0)];

const zones = fc.constantFrom(...ZONES, 'UTC-06:00', 'UTC+05:45', 'UTC-12:00', 'UTC+14:00');
const seconds = fc.integer({ min: FROM / SECOND_MS, max: TO / SECOND_MS - 1 });
const instants = seconds.map((second) => second * SECOND_MS);

/** Zones with different clock changes: by an hour, by half an hour, at midnight, in the southern hemisphere. */
const ZONES_WITH_DST = [
  'America/Chicago',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Santiago',
];

/** An instant near the zone's next clock change, if there is one within a year; found by bisection in this test. */
function nearChange(zone: string, month: number, away: number): number {
  for (let ahead = 0; ahead < 12; ahead += 1) {
    let low = Date.UTC(1990, month + ahead);
    let high = Date.UTC(1990, month + ahead + 1);
    const before = offsetAt(low, zone);
    if (before === offsetAt(high, zone)) continue;
    while (high - low > SECOND_MS) {
      const middle = Math.floor((low + high) / 2 / SECOND_MS) * SECOND_MS;
      if (offsetAt(middle, zone) === before) low = middle;
      else high = middle;
    }
    return high + away * SECOND_MS;
  }
  return Date.UTC(1990, month) + away * SECOND_MS;
}

/** A zone and an instant, usually within two hours of a clock change of the zone. */
const moments = fc.oneof(fc.tuple(zones, instants), {
  weight: 2,
  arbitrary: fc
    .tuple(
      fc.oneof(zones, fc.constantFrom(...ZONES_WITH_DST)),
      fc.integer({ min: 0, max: 50 * 12 }),
      fc.integer({ min: -7200, max: 7200 }),
    )
    .map(([zone, month, away]): [string, number] => [zone, nearChange(zone, month, away)]),
});

test('a wall-clock text can mean the instant from which it was formatted (spec §3, design §10)', () => {
  fc.assert(
    fc.property(moments, ([zone, instant]) => {
      const text = toWallClock(instant, zone);
      expect(wallClockInstants(text, zone)).toContain(instant);
      expect(fromWallClock(text, zone, instant)).toBe(instant);
    }),
  );
});

test('every possible instant of a text is shown as that text, the earlier first, or it is in the reported skipped time', () => {
  const day = 24 * 60 * 60 * SECOND_MS;
  fc.assert(
    fc.property(moments, ([zone, instant]) => {
      // Formatted and parsed in different zones, so that skipped times occur as well.
      const text = toWallClock(instant + offsetAt(instant - day, zone), 'UTC+00:00');
      try {
        const possible = wallClockInstants(text, zone);
        expect([1, 2]).toContain(possible.length);
        expect(possible).toEqual(possible.toSorted((a, b) => a - b));
        expect(new Set(possible).size).toBe(possible.length);
        expect(possible.map((one) => toWallClock(one, zone))).toEqual(possible.map(() => text));
      } catch (error) {
        if (!(error instanceof SkippedTimeError)) throw error;
        expect(error.skippedFrom <= text && text < error.skippedTo).toBe(true);
      }
    }),
  );
});

test('ISO 8601 with an offset is the same instant in every zone', () => {
  fc.assert(
    fc.property(moments, zones, ([zone, instant], other) => {
      const iso = toIsoWithOffset(instant, zone);
      expect(Date.parse(iso)).toBe(instant);
      expect(readInstant(iso, other)).toBe(instant);
      expect(iso.slice(0, 19).replace('T', ' ')).toBe(toWallClock(instant, zone));
    }),
  );
});

test('a time that is sent back unchanged keeps its instant, even in a repeated hour (design §10)', () => {
  fc.assert(
    fc.property(moments, ([zone, instant]) => {
      expect(chosenInstant(toIsoWithOffset(instant, zone), zone)).toBe(instant);
    }),
  );
});

test('a work date is the calendar date in the zone (design §10)', () => {
  const calendars = new Map<string, Intl.DateTimeFormat>();
  const calendarOf = (zone: string) => {
    const calendar = calendars.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    calendars.set(zone, calendar);
    return calendar;
  };
  fc.assert(
    fc.property(moments, ([zone, instant]) => {
      fc.pre(!zone.startsWith('UTC'));
      expect(workDateOf(instant, zone)).toBe(calendarOf(zone).format(instant));
    }),
  );
});

test('a fixed offset is the same all year, and its name can be parsed (spec §9)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -840, max: 840 }), instants, (minutes, instant) => {
      const zone = fixedZone(minutes);
      expect(isZone(zone)).toBe(true);
      expect(offsetAt(instant, zone)).toBe(minutes === 0 ? 0 : minutes * 60_000);
    }),
  );
});

test('milliseconds are dropped, never rounded up', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 999 }), ([zone, instant], rest) => {
      expect(toWallClock(instant + rest, zone)).toBe(toWallClock(instant, zone));
      expect(offsetAt(instant + rest, zone)).toBe(offsetAt(instant, zone));
    }),
  );
});
