import { addDays, firstOfMonth, lastOfMonth, weekdayOf } from './calendar-date.ts';
import { fixedZone, isZone, offsetAt } from './company-zone.ts';
import { today, workDateOf } from './work-date.ts';

const FIXED = fixedZone(-360);
const at = (iso: string) => Date.parse(iso);

test.each([
  // instant (UTC), zone, work date
  ['2026-03-08T05:59:59Z', FIXED, '2026-03-07'],
  ['2026-03-08T06:00:00Z', FIXED, '2026-03-08'],
  ['2026-07-08T05:30:00Z', FIXED, '2026-07-07'],
  ['2026-07-08T05:30:00Z', 'America/Chicago', '2026-07-08'],
  ['2026-03-08T05:59:59Z', 'America/Chicago', '2026-03-07'],
  ['2026-03-09T04:59:59Z', 'America/Chicago', '2026-03-08'],
  ['2026-03-09T05:00:00Z', 'America/Chicago', '2026-03-09'],
  ['2026-11-01T04:59:59Z', 'America/Chicago', '2026-10-31'],
  ['2026-11-02T05:59:59Z', 'America/Chicago', '2026-11-01'],
  ['2026-03-29T23:00:00Z', 'Europe/London', '2026-03-30'],
  ['2026-10-25T23:59:59Z', 'Europe/London', '2026-10-25'],
  ['2026-02-28T18:29:59Z', 'Asia/Kolkata', '2026-02-28'],
  ['2026-02-28T18:30:00Z', 'Asia/Kolkata', '2026-03-01'],
  ['2028-02-28T18:30:00Z', 'Asia/Kolkata', '2028-02-29'],
  ['2026-04-04T13:00:00Z', 'Australia/Lord_Howe', '2026-04-05'],
  ['2026-04-05T13:29:59Z', 'Australia/Lord_Howe', '2026-04-05'],
  ['2026-04-05T13:30:00Z', 'Australia/Lord_Howe', '2026-04-06'],
  ['2025-12-31T10:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
  ['2025-12-31T09:59:59Z', 'Pacific/Kiritimati', '2025-12-31'],
  ['2026-01-01T05:59:59Z', FIXED, '2025-12-31'],
])('the work date of %s in %s is %s', (instant, zone, date) => {
  expect(workDateOf(at(instant), zone)).toBe(date);
  expect(today(at(instant), zone)).toBe(date);
});

test.each([
  [-360, 'UTC-06:00'],
  [0, 'UTC+00:00'],
  [330, 'UTC+05:30'],
  [840, 'UTC+14:00'],
])('the fixed zone of %i minutes is %s', (minutes, name) => {
  expect(fixedZone(minutes)).toBe(name);
  expect(offsetAt(0, name)).toBe(minutes * 60_000);
});

test.each([841, -841, 1.5, Number.NaN])('an offset of %d minutes is refused', (minutes) => {
  expect(() => fixedZone(minutes)).toThrow(RangeError);
});

test.each([
  ['America/Chicago', true],
  ['UTC-06:00', true],
  ['UTC-15:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('isZone(%j) is %s', (text, expected) => {
  expect(isZone(text)).toBe(expected);
});

test('the offset of an instant ignores fractions of a second', () => {
  expect(offsetAt(at('2026-07-01T00:00:00.999Z'), 'Asia/Kolkata')).toBe(330 * 60_000);
  expect(offsetAt(-1, 'Asia/Kolkata')).toBe(330 * 60_000);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2026-03-01', -1, '2026-02-28'],
])('addDays(%s, %i) is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2026-02-14', '2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2026-01-01', '2026-01-01', '2026-01-31'],
])('the month of %s runs from %s to %s', (date, first, last) => {
  expect(firstOfMonth(date)).toBe(first);
  expect(lastOfMonth(date)).toBe(last);
});

test('weekdays are numbered from 0 for Sunday', () => {
  expect(weekdayOf('2026-03-08')).toBe(0);
  expect(weekdayOf('2026-03-14')).toBe(6);
});
