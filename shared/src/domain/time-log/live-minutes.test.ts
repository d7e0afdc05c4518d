import { liveMinutes } from './live-minutes.ts';

const CHICAGO = 'America/Chicago';
const at = (iso: string) => Date.parse(iso);

test.each([
  ['no break', [], '2026-03-09T10:05:00-05:00', { worked: 65, breaks: 0 }],
  [
    'a finished break',
    [{ startTime: '2026-03-09 09:30:00', endTime: '2026-03-09 09:45:00' }],
    '2026-03-09T10:05:00-05:00',
    { worked: 50, breaks: 15 },
  ],
  [
    'an open break stops the worked time',
    [{ startTime: '2026-03-09 09:30:00', endTime: null }],
    '2026-03-09T10:05:00-05:00',
    { worked: 30, breaks: 35 },
  ],
])('running minutes of an open log: %s', (_, breaks, now, minutes) => {
  const log = { punchIn: '2026-03-09T09:00:00-05:00', breaks };
  expect(liveMinutes(log, at(now), CHICAGO)).toEqual(minutes);
});

test('in a night with a repeated hour every hour counts, and a break in that hour is read correctly', () => {
  const log = {
    punchIn: '2026-10-31T22:00:00-05:00',
    breaks: [{ startTime: '2026-11-01 01:30:00', endTime: '2026-11-01 01:10:00' }],
  };
  // 22:00 CDT to 06:00 CST are nine hours; 01:30 CDT to 01:10 CST are forty minutes.
  expect(liveMinutes(log, at('2026-11-01T06:00:00-06:00'), CHICAGO)).toEqual({
    worked: 9 * 60 - 40,
    breaks: 40,
  });
});

test.each([
  ['first', '+02:00', 'first', '+02:00', 10, 170],
  ['first', '+02:00', 'second', '+01:00', 70, 110],
  ['second', '+01:00', 'second', '+01:00', 10, 170],
])(
  'a break from the %s 02:30 to the %s 02:40 of a repeated hour',
  (_start, startOffset, _end, endOffset, onBreak, worked) => {
    const log = {
      punchIn: '2026-10-25T01:00:00+02:00',
      breaks: [
        {
          startTime: `2026-10-25T02:30:00${startOffset}`,
          endTime: `2026-10-25T02:40:00${endOffset}`,
        },
      ],
    };
    const minutes = liveMinutes(log, at('2026-10-25T03:00:00+01:00'), 'Europe/Berlin');
    expect(minutes).toEqual({ worked, breaks: onBreak });
  },
);

test('an open break that started at the second 02:30 of a repeated hour counts from there', () => {
  const log = {
    punchIn: '2026-10-25T01:00:00+02:00',
    breaks: [{ startTime: '2026-10-25T02:30:00+01:00', endTime: null }],
  };
  const now = at('2026-10-25T02:45:00+01:00');
  expect(liveMinutes(log, now, 'Europe/Berlin')).toEqual({ worked: 150, breaks: 15 });
});

test.each([
  ['no punch-in', { punchIn: null, breaks: [] }],
  ['an unreadable punch-in', { punchIn: 'soon', breaks: [] }],
  [
    'an unreadable break',
    {
      punchIn: '2026-03-09T09:00:00-05:00',
      breaks: [{ startTime: '12:00', endTime: null }],
    },
  ],
  ['a punch-in in the future', { punchIn: '2026-03-09T12:00:00-05:00', breaks: [] }],
])('no running minutes with %s', (_, log) => {
  expect(liveMinutes(log, at('2026-03-09T10:00:00-05:00'), CHICAGO)).toBeUndefined();
});
