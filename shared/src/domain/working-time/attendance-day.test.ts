import { attendanceDay, type DayFacts } from './attendance-day.ts';
import { aLog, aPolicy, aSchedule, aShift, at, instant, planOf } from './fixtures.ts';
import type { DayInputs } from './planned-day.ts';

const NEXT_DAY = '2026-06-02 12:00';
const HOLIDAY = { holiday: { name: 'X', part: 'full' as const } };
const DAY_OFF = { schedule: aSchedule([]) };
const UNPLANNED = { schedule: null };
const flexible = (changes = {}) => ({
  schedule: aSchedule([aShift({ kind: 'flexible', ...changes })]),
});
const strict = aSchedule([aShift({ halfDayBelowMin: 300, absentBelowMin: 120 })]);

const dayOf = (
  logs: DayFacts['logs'],
  now: string,
  inputs: Partial<DayInputs> = {},
  facts: Partial<DayFacts> = {},
) =>
  attendanceDay(
    { isEmployed: true, isOnLeave: false, logs, ...facts },
    planOf(inputs),
    aPolicy(),
    instant(now),
  );

test.each<[string, DayFacts['logs'], string, Partial<DayInputs>, Partial<DayFacts>, string | null]>(
  [
    ['not employed', [], NEXT_DAY, {}, { isEmployed: false }, null],
    [
      'not employed, with a log',
      [aLog('09:00', '17:30')],
      NEXT_DAY,
      {},
      { isEmployed: false },
      null,
    ],
    ['leave', [], NEXT_DAY, {}, { isOnLeave: true }, 'Leave'],
    ['leave on a holiday', [], NEXT_DAY, HOLIDAY, { isOnLeave: true }, 'Leave'],
    ['leave with a log', [aLog('09:00', '17:30')], NEXT_DAY, {}, { isOnLeave: true }, 'Leave'],
    ['leave before employment', [], NEXT_DAY, {}, { isOnLeave: true, isEmployed: false }, null],
    ['holiday', [], NEXT_DAY, HOLIDAY, {}, 'Holiday'],
    ['work on a holiday', [aLog('09:00', '17:30')], NEXT_DAY, HOLIDAY, {}, 'Holiday'],
    ['day off', [], NEXT_DAY, DAY_OFF, {}, 'Day off'],
    ['work on a day off', [aLog('09:00', 'open')], '10:00', DAY_OFF, {}, 'Day off'],
    ['a future day', [], '2026-05-20 12:00', {}, {}, 'Not due'],
    ['today before the start', [], '08:59', {}, {}, 'Not due'],
    ['within the grace', [], '09:04:59', {}, {}, 'Not due'],
    ['after the grace', [], '09:05:00', {}, {}, 'Absent'],
    ['flexible before its end', [], '17:29', flexible(), {}, 'Not due'],
    ['flexible after its end', [], '17:30', flexible(), {}, 'Absent'],
    [
      'flexible before core hours',
      [],
      '09:59',
      flexible({ coreFrom: at('10:00'), coreTo: at('15:00') }),
      {},
      'Not due',
    ],
    [
      'flexible in core hours',
      [],
      '10:00',
      flexible({ coreFrom: at('10:00'), coreTo: at('15:00') }),
      {},
      'Absent',
    ],
    ['an open log', [aLog('09:00', 'open')], '10:00', {}, {}, 'At work'],
    ['an open log in the evening', [aLog('09:00', 'open')], '23:00', {}, {}, 'At work'],
    ['gone before the end', [aLog('09:00', '10:00')], '12:00', { schedule: strict }, {}, 'Present'],
    ['a full day', [aLog('09:00', '17:30')], NEXT_DAY, { schedule: strict }, {}, 'Present'],
    [
      'exactly the threshold of a half-day',
      [aLog('09:00', '14:00')],
      NEXT_DAY,
      { schedule: strict },
      {},
      'Present',
    ],
    ['less than it', [aLog('09:00', '13:59')], NEXT_DAY, { schedule: strict }, {}, 'Half-day'],
    [
      'exactly the threshold of Absent',
      [aLog('09:00', '11:00')],
      NEXT_DAY,
      { schedule: strict },
      {},
      'Half-day',
    ],
    ['less than that', [aLog('09:00', '10:59')], NEXT_DAY, { schedule: strict }, {}, 'Absent'],
    [
      'a forgotten punch-out',
      [aLog('09:00', 'missing-out')],
      NEXT_DAY,
      { schedule: strict },
      {},
      'Present',
    ],
    ['one minute without thresholds', [aLog('09:00', '09:01')], NEXT_DAY, {}, {}, 'Present'],
    ['no log', [], NEXT_DAY, {}, {}, 'Absent'],
    ['unplanned without a log', [], NEXT_DAY, UNPLANNED, {}, null],
    ['unplanned with a log', [aLog('09:00', '10:00')], NEXT_DAY, UNPLANNED, {}, 'Present'],
    ['unplanned and at work', [aLog('09:00', 'open')], '10:00', UNPLANNED, {}, 'At work'],
  ],
)('%s', (_title, logs, now, inputs, facts, status) => {
  expect(dayOf(logs, now, inputs, facts).status).toBe(status);
});

test.each<[string, Partial<DayInputs>, Partial<DayFacts>, number]>([
  ['a planned day', {}, {}, 480],
  ['a leave', {}, { isOnLeave: true }, 0],
  ['a holiday', HOLIDAY, {}, 0],
  ['a day off', DAY_OFF, {}, 0],
  ['an unplanned day', UNPLANNED, {}, 0],
  ['a day before employment', {}, { isEmployed: false }, 0],
])('%s expects', (_title, inputs, facts, expectedMin) => {
  expect(dayOf([], NEXT_DAY, inputs, facts).expectedMin).toBe(expectedMin);
});

test.each([
  ['in the middle of the shift', '12:00', [aLog('09:00', '11:00')], false, false],
  ['after the shift, at work', '18:00', [aLog('09:00', 'open')], false, false],
  ['after the shift', '17:30', [aLog('09:00', '17:30')], true, false],
  ['after the acceptance window', '23:30', [aLog('09:00', '17:30')], true, true],
  ['days later, with an open log', '2026-06-05 12:00', [aLog('09:00', 'open')], false, false],
  ['without a log', NEXT_DAY, [], true, true],
])('over and settled %s', (_title, now, logs, isOver, isSettled) => {
  expect(dayOf(logs, now)).toMatchObject({ isOver, isSettled });
});

test('a day without shifts is over at once and settled when its date has passed', () => {
  expect(dayOf([], '23:59', DAY_OFF)).toMatchObject({ isOver: true, isSettled: false });
  expect(dayOf([], '2026-06-02 00:00', DAY_OFF)).toMatchObject({ isOver: true, isSettled: true });
});

test('a day whose shift has ended is not waited for, however long the grace', () => {
  const patient = { schedule: aSchedule([aShift({ graceInMin: 600 })]) };
  expect([dayOf([], '17:29', patient).status, dayOf([], '17:30', patient).status]).toEqual([
    'Not due',
    'Absent',
  ]);
});

test('the shift of a holiday or a leave delays its end', () => {
  for (const [inputs, facts] of [
    [HOLIDAY, {}],
    [{}, { isOnLeave: true }],
  ] as const) {
    expect(dayOf([], '12:00', inputs, facts)).toMatchObject({ isOver: false, isSettled: false });
    expect(dayOf([], '17:30', inputs, facts)).toMatchObject({ isOver: true, isSettled: false });
    expect(dayOf([], '23:30', inputs, facts)).toMatchObject({ isOver: true, isSettled: true });
  }
});

test('night work is not more than the work of the day', () => {
  const policy = aPolicy({
    nightFrom: at('22:00'),
    nightTo: at('06:00'),
    breakRules: [{ afterMin: 360, minutes: 45, isPaid: false }],
  });
  const logs = [aLog('22:00', '2026-06-02 06:00')];
  const facts = { isEmployed: true, isOnLeave: false, logs };
  expect(attendanceDay(facts, planOf(), policy, instant(NEXT_DAY))).toMatchObject({
    workedMin: 435,
    nightMin: 435,
  });
});

test('no one is late on leave', () => {
  expect(dayOf([aLog('11:00', '12:00')], NEXT_DAY, {}, { isOnLeave: true })).toMatchObject({
    lateMin: 0,
    earlyMin: 0,
    workedMin: 60,
  });
});
