import { readInstant } from './read-instant.ts';
import { WallClockGapError, WallClockUnreadableError } from './wall-clock.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const CHICAGO = 'America/Chicago';

test.each([
  ['2026-03-10 09:00:00', '2026-03-10T14:00:00.000Z'],
  ['2026-03-10T09:00', '2026-03-10T14:00:00.000Z'],
  ['2026-03-10T09:00:00Z', '2026-03-10T09:00:00.000Z'],
  ['2026-03-10T09:00:00.987Z', '2026-03-10T09:00:00.000Z'],
  ['2026-03-10 09:00:00+05:30', '2026-03-10T03:30:00.000Z'],
  ['2026-03-10T09:00-06:00', '2026-03-10T15:00:00.000Z'],
  [' 2028-02-29T23:59:59z ', '2028-02-29T23:59:59.000Z'],
  // Skipped by the company's clocks, but with its offset an instant like any other.
  ['2026-03-08T02:30:00-06:00', '2026-03-08T08:30:00.000Z'],
])('%j is %s', (text, expected) => {
  expect(iso(readInstant(text, CHICAGO))).toBe(expected);
});

test('which of two equal times is meant', () => {
  const later = Date.parse('2026-11-01T07:30:00Z');
  expect(readInstant('2026-11-01 01:30:00', CHICAGO)).toBe(later - 3_600_000);
  expect(readInstant('2026-11-01 01:30:00', CHICAGO, later)).toBe(later);
});

test('a time that the clocks skipped', () => {
  expect(() => readInstant('2026-03-08 02:30:00', CHICAGO)).toThrow(WallClockGapError);
});

test.each([
  '',
  'now',
  '2026-02-30T10:00:00Z',
  '2026-02-29 10:00:00+01:00',
  '2026-03-10T24:00:00Z',
  '2026-03-10T09:00:00+99:99',
  '2026-03-10T09:00:00 EST',
])('%j is no time', (text) => {
  expect(() => readInstant(text, CHICAGO)).toThrow(WallClockUnreadableError);
});
