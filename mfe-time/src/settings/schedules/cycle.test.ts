import type { Shift } from '@rollcall/shared/calls';
import { barsOf, dayLabel, dayText, minutesPerWeek, withLength } from './cycle.ts';

const aShift = (id: number, startTime: string, endTime: string, expectedMin = 480): Shift => ({
  id,
  name: `Shift ${id}`,
  kind: 'fixed',
  startTime,
  endTime,
  expectedMin,
  coreFrom: null,
  coreTo: null,
  unpaidBreakMin: 30,
  halfAt: null,
  graceInMin: 5,
  graceOutMin: 5,
  acceptBeforeMin: 240,
  acceptAfterMin: 360,
  halfDayBelowMin: null,
  absentBelowMin: null,
  colour: 'blue',
  version: 1,
  schedules: 0,
  rosterEntries: 0,
});
const SHIFTS = new Map([
  [1, aShift(1, '09:00', '17:30')],
  [2, aShift(2, '22:00', '06:00', 450)],
]);
const bars = (days: number[][], index: number) =>
  barsOf(days, index, SHIFTS).map(({ shift, from, to }) => [shift.id, from, to]);

test.each([
  ['a day shift', [[1], []], 0, [[1, 540, 1050]]],
  ['a day off', [[1], []], 1, []],
  ['a night shift until midnight', [[2], []], 0, [[2, 1320, 1440]]],
  ['its rest on the next day', [[2], []], 1, [[2, 0, 360]]],
  ['the rest of the last day of the cycle on the first', [[], [2]], 0, [[2, 0, 360]]],
  [
    'every night',
    [[2]],
    0,
    [
      [2, 0, 360],
      [2, 1320, 1440],
    ],
  ],
  ['a shift that is not known', [[9]], 0, []],
])('%s', (_title, days, index, expected) => {
  expect(bars(days, index)).toEqual(expected);
});

test.each([
  [0, 7, '2026-06-01', 'Monday'],
  [6, 7, '2026-06-01', 'Sunday'],
  [7, 21, '2026-06-01', 'Day 8, Mon'],
  [3, 4, '2026-06-01', 'Day 4'],
  [0, 7, '', 'Day 1'],
])('day %i of %i from %s is %s', (index, length, anchor, label) => {
  expect(dayLabel(index, length, anchor)).toBe(label);
});

test('a day in words', () => {
  expect(dayText([1], SHIFTS)).toBe('Shift 1, 09:00 AM – 05:30 PM');
  expect(dayText([], SHIFTS)).toBe('Day off');
});

test.each([
  [[[1], [1], [1], [1], [1], [], []], 2400],
  [[[2], []], 1575],
  [[], null],
])('%j expects %j minutes a week', (days, minutes) => {
  expect(minutesPerWeek(days, SHIFTS)).toBe(minutes);
});

test('a longer cycle repeats its days, a shorter one loses the last', () => {
  expect(withLength([[1], []], 5)).toEqual([[1], [], [1], [], [1]]);
  expect(withLength([[1], [], [2]], 2)).toEqual([[1], []]);
  expect(withLength([], 2)).toEqual([[], []]);
});
