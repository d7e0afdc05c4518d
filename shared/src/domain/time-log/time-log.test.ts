import {
  displayStatus,
  elapsedMinutes,
  isImplausiblyLong,
  isMissingOut,
  statusOfState,
  workedMinutes,
} from './time-log.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['a plain day', '2026-01-15T09:00:00-06:00', '2026-01-15T17:30:00-06:00', [], 510],
  ['across midnight', '2026-01-15T22:00:00-06:00', '2026-01-16T06:00:00-06:00', [], 480],
  ['until midnight', '2026-01-15T22:00:00-06:00', '2026-01-16T00:00:00-06:00', [], 120],
  ['across the 23-hour day', '2026-03-08T00:00:00-06:00', '2026-03-09T00:00:00-05:00', [], 23 * 60],
  ['across the 25-hour day', '2026-11-01T00:00:00-05:00', '2026-11-02T00:00:00-06:00', [], 25 * 60],
  [
    'with breaks, rounded once',
    '2026-01-15T09:00:00Z',
    '2026-01-15T10:00:00Z',
    [
      [0, 40],
      [100, 140],
    ],
    59,
  ],
  ['29 seconds', '2026-01-15T09:00:00Z', '2026-01-15T09:00:29Z', [], 0],
  ['30 seconds', '2026-01-15T09:00:00Z', '2026-01-15T09:00:30Z', [], 1],
  ['a punch-out before the punch-in', '2026-01-15T09:00:00Z', '2026-01-15T08:00:00Z', [], 0],
] as const)('worked minutes of %s', (_title, punchIn, punchOut, breaks, minutes) => {
  const start = at(punchIn);
  const spans = breaks.map(([from, to]) => ({
    start: start + from * 1000,
    end: start + to * 1000,
  }));
  expect(workedMinutes({ punchIn: start, punchOut: at(punchOut), breaks: spans })).toBe(minutes);
});

test('a break left open ends with its log', () => {
  const session = { punchIn: 0, punchOut: 3_600_000, breaks: [{ start: 1_800_000, end: null }] };
  expect(workedMinutes(session)).toBe(30);
});

test('an open log has no worked minutes', () => {
  expect(workedMinutes({ punchIn: 0, punchOut: null, breaks: [] })).toBeNull();
});

const NIGHT_SHIFT = { punchIn: at('2026-03-07T22:00:00-06:00'), workDate: '2026-03-07' };

test.each([
  [
    'same date, long ago',
    { punchIn: at('2026-03-07T00:30:00-06:00'), workDate: '2026-03-07' },
    '2026-03-07T23:30:00-06:00',
    false,
  ],
  ['earlier date, 8 hours', NIGHT_SHIFT, '2026-03-08T06:00:00-06:00', false],
  ['earlier date, exactly 16 hours', NIGHT_SHIFT, '2026-03-08T14:00:00-06:00', false],
  ['earlier date, more than 16 hours', NIGHT_SHIFT, '2026-03-08T14:00:01-06:00', true],
  ['days ago', NIGHT_SHIFT, '2026-03-12T09:00:00-06:00', true],
] as const)('missing punch-out: %s', (_title, log, now, expected) => {
  expect(isMissingOut(log, at(now), 'UTC-06:00')).toBe(expected);
});

test.each([
  ['present', 'Active'],
  ['PRESENT', 'Active'],
  ['Active', 'Active'],
  [' active ', 'Active'],
  ['Half-day', 'Half-day'],
  ['Missing Punch-Out', 'Missing Punch-Out'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
])('the status %j shows as %s', (status, expected) => {
  expect(displayStatus(status)).toBe(expected);
});

test('the status in responses follows the state', () => {
  expect(statusOfState('open')).toBe('Present');
  expect(statusOfState('closed')).toBe('Present');
  expect(statusOfState('missing-out')).toBe('Missing Punch-Out');
});

test.each([
  [0, 0, false],
  [16 * 60 * 60_000, 960, false],
  [16 * 60 * 60_000 + 1, 960, true],
  [-1, 0, false],
])('a log of %i ms has %i minutes, and it is implausibly long: %s', (length, minutes, isLong) => {
  expect(elapsedMinutes(1000, 1000 + length)).toBe(minutes);
  expect(isImplausiblyLong(1000, 1000 + length)).toBe(isLong);
});
