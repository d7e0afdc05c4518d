import {
  formatDate,
  formatDayLabel,
  formatMonth,
  formatShiftTimes,
  formatTime,
} from './date-time.ts';

test.each([
  ['2026-03-08', 'Mar 08, 2026'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2026-12-31 23:59:59', 'Dec 31, 2026'],
  ['2026-03-08T00:30:00Z', 'Mar 08, 2026'],
  ['2026-02-29', '-'],
  ['2026-02-30', '-'],
  ['yesterday', '-'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
])('the date %p is formatted as %s (spec §9)', (text, expected) => {
  expect(formatDate(text)).toBe(expected);
});

test.each([
  ['2026-03-08 00:00:00', '12:00 AM'],
  ['2026-03-08 02:30:00', '02:30 AM'],
  ['2026-03-08 12:00', '12:00 PM'],
  ['2026-03-08T17:05:09.120Z', '05:05 PM'],
  ['12:05', '12:05 PM'],
  ['09:30:00', '09:30 AM'],
  ['25:00', '-'],
  ['2026-03-08', '-'],
  ['2026-03-08 25:00:00', '-'],
  ['', '-'],
  [null, '-'],
])('the time of %p is formatted as %s (spec §9)', (text, expected) => {
  expect(formatTime(text)).toBe(expected);
});

test('the label of a day includes its weekday (spec §9)', () => {
  expect(formatDayLabel('2026-03-08')).toBe('Sun, Mar 08, 2026');
  expect(formatDayLabel('nothing')).toBe('-');
});

test.each([
  ['2026-11', 'November 2026'],
  ['2026-01', 'January 2026'],
  ['2026-13', '-'],
  ['', '-'],
])('the month %j in words is %s', (month, expected) => {
  expect(formatMonth(month)).toBe(expected);
});

test.each([
  ['09:00', '17:30', '09:00 AM – 05:30 PM'],
  ['22:00', '06:00', '10:00 PM – 06:00 AM, next day'],
  ['06:00', '06:00', '06:00 AM – 06:00 AM, next day'],
  [null, '06:00', '- – 06:00 AM'],
  ['22:00', null, '10:00 PM – -'],
])('a shift from %s to %s is %s', (start, end, text) => {
  expect(formatShiftTimes(start, end)).toBe(text);
});
