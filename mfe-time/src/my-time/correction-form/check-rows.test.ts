import { checkRows } from './check-rows.ts';
import type { Row } from './row.ts';

const CHICAGO = 'America/Chicago';
const NOW = Date.parse('2026-11-05T12:00:00-06:00');

const row = (punchIn: string, punchOut: string): Row => ({ key: 1, punchIn, punchOut, log: null });

test.each([
  ['a day', '2026-11-04T09:00', '2026-11-04T17:30', 510, {}],
  ['past midnight', '2026-11-03T22:00', '2026-11-04T06:00', 480, {}],
  ['ending at midnight', '2026-11-03T16:00', '2026-11-04T00:00', 480, {}],
  ['over the night of 25 hours', '2026-10-31T22:00', '2026-11-01T06:00', 540, {}],
  ['over the night of 23 hours', '2026-03-07T22:00', '2026-03-08T06:00', 420, {}],
  ['30 hours', '2026-11-03T00:00', '2026-11-04T06:00', 1800, {}],
  [
    'more than 30 hours',
    '2026-11-03T00:00',
    '2026-11-04T06:01',
    1801,
    { punchOut: 'A time log can be at most 30 hours' },
  ],
  [
    'out before in',
    '2026-11-04T17:30',
    '2026-11-04T09:00',
    null,
    { punchOut: 'Punch out must be after punch in' },
  ],
  [
    'in the future',
    '2026-11-05T12:01',
    '2026-11-05T13:00',
    59,
    {
      punchIn: 'Punch in must not be in the future',
      punchOut: 'Punch out must not be in the future',
    },
  ],
  ['no in', '', '2026-11-04T09:00', null, { punchIn: 'Punch-in time is required' }],
  ['no out', '2026-11-04T09:00', '', null, { punchOut: 'Punch-out time is required' }],
  [
    'a time that the clocks skipped',
    '2026-03-08T02:30',
    '2026-03-08T06:00',
    null,
    { punchIn: expect.stringContaining('does not exist in America/Chicago') },
  ],
])('%s', (_, punchIn, punchOut, workedMinutes, broken) => {
  expect(checkRows([row(punchIn, punchOut)], NOW, () => CHICAGO)).toEqual([
    { punchIn: undefined, punchOut: undefined, workedMinutes, ...broken },
  ]);
});

test('rows must not overlap; one may start when the other ends', () => {
  const rows = [
    row('2026-11-04T09:00', '2026-11-04T12:00'),
    row('2026-11-04T12:00', '2026-11-04T15:00'),
    row('2026-11-04T14:59', '2026-11-04T16:00'),
  ];
  expect(checkRows(rows, NOW, () => CHICAGO).map(({ punchIn }) => punchIn)).toEqual([
    undefined,
    undefined,
    'This overlaps another time log',
  ]);
});

test('a correction keeps the breaks of its log, cut to the corrected times (design §10)', () => {
  const log = {
    id: 3,
    workDate: '2026-11-04',
    punchIn: '2026-11-04 09:00:00',
    punchOut: '2026-11-04 17:00:00',
    zone: null,
    state: 'closed',
    status: 'Present',
    isLateOut: false,
    totalBreakMins: 60,
    totalWorkedMins: 420,
    breaks: [
      {
        startTime: '2026-11-04 12:00:00',
        endTime: '2026-11-04 13:00:00',
        minutes: 60,
        reason: '-',
      },
    ],
  };
  const rows = [{ key: 1, log, punchIn: '2026-11-04T09:00', punchOut: '2026-11-04T12:30' }];
  expect(checkRows(rows, NOW, () => CHICAGO)[0]?.workedMinutes).toBe(180);
});
