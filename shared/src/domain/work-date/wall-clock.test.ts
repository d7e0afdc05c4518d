import {
  fromWallClock,
  SkippedTimeError,
  toIsoWithOffset,
  toWallClock,
  WallClockUnreadableError,
} from './wall-clock.ts';

const iso = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');

test.each([
  // wall clock, zone, instant (UTC), ISO with offset
  ['2026-01-15 09:00:00', 'UTC-06:00', '2026-01-15T15:00:00Z', '2026-01-15T09:00:00-06:00'],
  ['2026-07-15 09:00:00', 'UTC-06:00', '2026-07-15T15:00:00Z', '2026-07-15T09:00:00-06:00'],
  ['2026-07-15 09:00:00', 'America/Chicago', '2026-07-15T14:00:00Z', '2026-07-15T09:00:00-05:00'],
  ['2026-03-08 01:59:59', 'America/Chicago', '2026-03-08T07:59:59Z', '2026-03-08T01:59:59-06:00'],
  ['2026-03-08 03:00:00', 'America/Chicago', '2026-03-08T08:00:00Z', '2026-03-08T03:00:00-05:00'],
  ['2026-03-29 02:00:00', 'Europe/London', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00+01:00'],
  ['2028-02-29 00:00:00', 'Asia/Kolkata', '2028-02-28T18:30:00Z', '2028-02-29T00:00:00+05:30'],
  [
    '2026-07-01 12:00:00',
    'Australia/Lord_Howe',
    '2026-07-01T01:30:00Z',
    '2026-07-01T12:00:00+10:30',
  ],
  [
    '2026-12-31 23:59:59',
    'Pacific/Kiritimati',
    '2026-12-31T09:59:59Z',
    '2026-12-31T23:59:59+14:00',
  ],
  ['2026-12-31 00:00:00', 'UTC+00:00', '2026-12-31T00:00:00Z', '2026-12-31T00:00:00+00:00'],
])('%s in %s is %s, and back', (text, zone, instant, withOffset) => {
  expect(iso(fromWallClock(text, zone))).toBe(instant);
  expect(toWallClock(Date.parse(instant), zone)).toBe(text);
  expect(toIsoWithOffset(Date.parse(instant), zone)).toBe(withOffset);
});

test.each([
  // ambiguous time, zone, earlier, later
  ['2026-11-01 01:30:00', 'America/Chicago', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'],
  ['2026-10-25 01:00:00', 'Europe/London', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'],
  ['2026-04-05 01:45:00', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
])(
  '%s in %s is the earlier instant unless that is before the punch-in',
  (text, zone, early, late) => {
    const earlier = Date.parse(early);
    expect(iso(fromWallClock(text, zone))).toBe(early);
    expect(iso(fromWallClock(text, zone, earlier))).toBe(early);
    expect(iso(fromWallClock(text, zone, earlier + 60_000))).toBe(late);
  },
);

test('an unambiguous time keeps its instant, even before the punch-in', () => {
  const instant = Date.parse('2026-01-15T15:00:00Z');
  expect(fromWallClock('2026-01-15 09:00:00', 'America/Chicago', instant + 1)).toBe(instant);
});

test.each([
  // time, zone, its text, skipped from, skipped to
  ['2026-03-08 02:00:00', 'America/Chicago', '08, 2026, 02:00 AM', '02:00 AM', '03:00 AM'],
  ['2026-03-08 02:59:59', 'America/Chicago', '08, 2026, 02:59 AM', '02:00 AM', '03:00 AM'],
  ['2026-03-29T01:30', 'Europe/London', '29, 2026, 01:30 AM', '01:00 AM', '02:00 AM'],
])('%s does not exist in %s', (text, zone, shown, from, to) => {
  const read = () => fromWallClock(text, zone);
  const day = `Mar ${shown.slice(0, 8)}`;
  expect(read).toThrow(SkippedTimeError);
  expect(read).toThrow(
    `Mar ${shown} does not exist in ${zone}: clocks went forward from ${day}, ${from} to ${day}, ${to}. ` +
      'Enter an earlier or later time.',
  );
});

test.each([
  [
    '2026-10-04 02:15:00',
    'Australia/Lord_Howe',
    'from Oct 04, 2026, 02:00 AM to Oct 04, 2026, 02:30 AM',
  ],
  ['2011-12-30 12:00:00', 'Pacific/Apia', 'from Dec 30, 2011, 12:00 AM to Dec 31, 2011, 12:00 AM'],
])('the clocks skipped %s in %s %s', (text, zone, skipped) => {
  expect(() => fromWallClock(text, zone)).toThrow(`clocks went forward ${skipped}.`);
});

test.each([
  '',
  'yesterday',
  '2026-02-29 10:00:00',
  '2026-02-30 10:00:00',
  '2026-13-01 10:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01 10:60:00',
  '2026-01-01',
])('%j is not a wall-clock time', (text) => {
  expect(() => fromWallClock(text, 'UTC-06:00')).toThrow(WallClockUnreadableError);
});

test('seconds are optional and the separator may be a T', () => {
  expect(fromWallClock('2026-01-15T09:00', 'UTC+00:00')).toBe(Date.parse('2026-01-15T09:00:00Z'));
});
