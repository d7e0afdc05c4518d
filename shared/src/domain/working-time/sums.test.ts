import { sumDays, toAttendanceMap } from './sums.ts';

const day = (workedMin: number, expectedMin: number, isOver = true, lateMin = 0) => ({
  workedMin,
  breakMin: 10,
  expectedMin,
  lateMin,
  isOver,
});

test('a past month: the balance is worked less expected', () => {
  expect(sumDays([day(500, 480), day(400, 480, true, 7), day(0, 480)])).toEqual({
    workedMin: 900,
    breakMin: 30,
    expectedMin: 1440,
    balanceMin: -540,
    lateMin: 7,
    lateDays: 1,
  });
});

test('a day that is not over owes nothing yet', () => {
  expect(sumDays([day(500, 480), day(120, 480, false)])).toMatchObject({
    workedMin: 620,
    expectedMin: 480,
    balanceMin: 20,
  });
});

test('adjustments are part of the balance only', () => {
  expect(sumDays([day(480, 480)], -30)).toMatchObject({
    workedMin: 480,
    expectedMin: 480,
    balanceMin: -30,
  });
});

test('no days', () => {
  expect(sumDays([])).toMatchObject({ workedMin: 0, balanceMin: 0 });
});

test.each([
  ['At work', 'Present'],
  ['Present', 'Present'],
  ['Half-day', 'Present'],
  ['Absent', 'Absent'],
  ['Leave', 'Leave'],
  ['Holiday', null],
  ['Day off', null],
  ['Not due', null],
  [null, null],
] as const)('%s is %s in the specified map', (status, expected) => {
  expect(toAttendanceMap(status)).toBe(expected);
});
