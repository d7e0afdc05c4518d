import { readTimeLog } from './time-logs.ts';

const breaks = [
  {
    start: '12:00',
    startAt: '2026-03-09T12:00:00-06:00',
    end: '12:30',
    endAt: '2026-03-09T12:30:00-06:00',
    breakTime: '30',
    reason: 'Lunch',
  },
  { start: '15:00' },
];
const read = [
  {
    startTime: '2026-03-09T12:00:00-06:00',
    endTime: '2026-03-09T12:30:00-06:00',
    minutes: 30,
    reason: 'Lunch',
  },
  { startTime: '15:00', endTime: null, minutes: null, reason: '-' },
];

test.each([
  ['text', JSON.stringify(breaks), read],
  ['a list', breaks, read],
  ['broken text', '[{', []],
  ['a number', 7, []],
  ['nothing', undefined, []],
  ['a list with entries that are not objects', [null, 'x', breaks[1]], [read[1]]],
])('breaksJson as %s is read (spec §3, design §8)', (_, breaksJson, expected) => {
  expect(readTimeLog({ breaksJson }).breaks).toEqual(expected);
});

test('minutes may be numbers or text; missing ones are null', () => {
  expect(readTimeLog({ totalWorkedMins: '480', totalBreakMins: 30 })).toMatchObject({
    totalWorkedMins: 480,
    totalBreakMins: 30,
    punchIn: null,
    workDate: null,
  });
});

test('the status defaults to Present and is otherwise unchanged (spec §3)', () => {
  expect(readTimeLog({}).status).toBe('Present');
  expect(readTimeLog({ status: 'On a boat' }).status).toBe('On a boat');
});

test('a time of our own server is its instant, else the text', () => {
  const times = { punchIn: '2026-11-01 01:30:00', punchInAt: '2026-11-01T01:30:00-06:00' };
  expect(readTimeLog({ ...times, punchOut: '2026-11-01 09:00:00' })).toMatchObject({
    punchIn: '2026-11-01T01:30:00-06:00',
    punchOut: '2026-11-01 09:00:00',
  });
});

test('the work date defaults to the date of the punch-in', () => {
  expect(readTimeLog({ punchIn: '2026-03-08 23:30:00' }).workDate).toBe('2026-03-08');
});
