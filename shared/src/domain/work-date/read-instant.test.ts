import { chosenInstant, instantsOf, readInstant } from './read-instant.ts';
import { SkippedTimeError, WallClockUnreadableError } from './wall-clock.ts';

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
  // Skipped by the company's clocks, but valid with an offset.
  ['2026-03-08T02:30:00-06:00', '2026-03-08T08:30:00.000Z'],
])('%j is %s', (text, expected) => {
  expect(iso(readInstant(text, CHICAGO))).toBe(expected);
});

test('an ambiguous time is the earlier instant that is not before notBefore', () => {
  const later = Date.parse('2026-11-01T07:30:00Z');
  expect(readInstant('2026-11-01 01:30:00', CHICAGO)).toBe(later - 3_600_000);
  expect(readInstant('2026-11-01 01:30:00', CHICAGO, later)).toBe(later);
});

test('a time that the clocks skipped is an error', () => {
  expect(() => readInstant('2026-03-08 02:30:00', CHICAGO)).toThrow(SkippedTimeError);
});

test.each([
  '',
  'now',
  '2026-02-30T10:00:00Z',
  '2026-02-29 10:00:00+01:00',
  '2026-03-10T24:00:00Z',
  '2026-03-10T09:00:00+99:99',
  '2026-03-10T09:00:00 EST',
])('%j is not a time', (text) => {
  expect(() => readInstant(text, CHICAGO)).toThrow(WallClockUnreadableError);
});

const FIRST = Date.parse('2026-11-01T01:30:00-05:00');
const SECOND = Date.parse('2026-11-01T01:30:00-06:00');

test.each([
  ['America/Chicago', '2026-11-01 01:30', ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z']],
  ['America/Chicago', '2026-11-01 00:59:59', ['2026-11-01T05:59:59Z']],
  ['America/Chicago', '2026-11-01 01:00:00', ['2026-11-01T06:00:00Z', '2026-11-01T07:00:00Z']],
  ['America/Chicago', '2026-11-01 02:00:00', ['2026-11-01T08:00:00Z']],
  ['America/Chicago', '2026-11-01T01:30:00-06:00', ['2026-11-01T07:30:00Z']],
  ['Europe/Lisbon', '2026-10-25 01:30:00', ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']],
  ['Australia/Lord_Howe', '2026-04-05 01:45', ['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z']],
  ['UTC-06:00', '2026-11-01 01:30:00', ['2026-11-01T07:30:00Z']],
])('in %s %s can mean %j', (zone, text, instants) => {
  expect(instantsOf(text, zone)).toEqual(instants.map((instant) => Date.parse(instant)));
});

test.each([
  ['2026-11-01T01:30', undefined],
  ['2026-11-01T01:30:00-04:00', undefined],
  ['2026-11-01T01:30:00-05:00', FIRST],
  ['2026-11-01T01:30:00-06:00', SECOND],
  ['2026-11-01T00:30', FIRST - 3_600_000],
  ['2026-11-01T00:30:00-06:00', FIRST - 3_600_000],
])('%s on the clocks of Chicago is %s', (time, instant) => {
  expect(chosenInstant(time, CHICAGO)).toBe(instant);
});
