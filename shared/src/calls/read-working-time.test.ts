/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { serveCalls } from '../testing/serve-calls.ts';
import { attendanceQuery, dayQuery, ownAttendanceQuery } from './attendance.ts';
import { boardQuery } from './attendance-board.ts';

const { read } = serveCalls();
type Rows = { readonly rows: readonly Record<string, unknown>[] };

const FIGURES = {
  status: 'Half-day',
  expectedMins: '480',
  workedMins: 240,
  lateMins: 12,
  isOver: true,
  hasLogs: 1,
  isMissingOut: false,
  holiday: '',
};

const READ_FIGURES = {
  status: 'Half-day',
  expectedMinutes: 480,
  workedMinutes: 240,
  lateMinutes: 12,
  earlyMinutes: 0,
  isOver: true,
  hasLogs: true,
  isMissingOut: false,
  holiday: null,
};

const SUMS = { workedMins: 240, expectedMins: 480, balanceMins: '-240' };
const READ_SUMS = {
  workedMinutes: 240,
  expectedMinutes: 480,
  balanceMinutes: -240,
  adjustmentMinutes: 0,
};

test.each([
  [
    [FIGURES, {}],
    ['Half-day', null],
  ],
  [[FIGURES, null], undefined],
  ['none', undefined],
  [undefined, undefined],
])('the figures %j of a month have the statuses %j', async (figures, statuses) => {
  const body = { data: [{ employeeId: 7, figures, sums: SUMS, zone: 'Europe/Berlin' }] };
  const query = attendanceQuery({ month: '2026-03', page: 0 });
  const { rows } = await read<Rows>(ENDPOINTS.listAttendance, body, query);
  const [row] = rows as readonly { figures?: { status: string | null }[] }[];
  expect(row?.figures?.map(({ status }) => status)).toEqual(statuses);
  expect(row).toMatchObject({ sums: READ_SUMS, zone: 'Europe/Berlin' });
});

test('a day has its figures, plan, calculation and closed period, each only when the server sends it', async () => {
  const query = dayQuery({ employeeId: 7, date: '2026-03-09' });
  const shift = { name: 'Office', kind: 'fixed', start: '2026-03-09 09:00:00', graceInMins: 5 };
  const data = {
    figures: FIGURES,
    plan: { kind: 'shifts', isRostered: true, shifts: [shift, 4], holiday: { part: 'am' } },
    calculation: { presenceSeconds: 30_600, recordedBreakSeconds: '1800', policy: null },
    closed: { from: '2026-03-01', to: '2026-03-31' },
  };
  expect(await read(ENDPOINTS.explainDay, { data }, query)).toMatchObject({
    figures: READ_FIGURES,
    plan: {
      kind: 'shifts',
      schedule: null,
      isRostered: true,
      shifts: [{ name: 'Office', end: null, coreStart: null, graceInMinutes: 5 }],
      holiday: { name: null, part: 'am' },
    },
    calculation: {
      presenceSeconds: 30_600,
      recordedBreakSeconds: 1800,
      paidBreakSeconds: 0,
      policy: null,
      stepMinutes: 1,
    },
    closed: { from: '2026-03-01', to: '2026-03-31' },
  });
});

test('a day of an earlier server has none of them', async () => {
  const query = dayQuery({ employeeId: 8, date: '2026-03-09' });
  expect(await read(ENDPOINTS.explainDay, { data: { closed: null } }, query)).toMatchObject({
    figures: undefined,
    plan: undefined,
    calculation: undefined,
    closed: undefined,
    adjustments: [],
    adjustedLater: [],
  });
});

test('adjustments of a day are read field by field', async () => {
  const query = dayQuery({ employeeId: 9, date: '2026-03-09' });
  const posted = {
    id: 4,
    forDate: '2026-02-06',
    minutes: '147',
    kind: 'manual',
    reason: 'Left later',
  };
  const data = { adjustments: [posted, 4], adjustedLater: [{ postedDate: '2026-04-01' }] };
  expect(await read(ENDPOINTS.explainDay, { data }, query)).toMatchObject({
    adjustments: [{ id: 4, date: '2026-02-06', minutes: 147, reason: 'Left later' }],
    adjustedLater: [{ id: null, date: '2026-04-01', minutes: 0, reason: null }],
  });
});

test('my own month has the sums of the month and of this week, and the plan of today', async () => {
  const data = {
    today: '2026-03-09',
    figures: [FIGURES],
    zones: ['Asia/Tokyo', null],
    sums: SUMS,
    plan: { kind: 'day-off' },
    week: { from: '2026-03-08', sums: SUMS },
    openUntil: '2026-03-09T21:30:00-06:00',
  };
  const query = ownAttendanceQuery('2026-03');
  expect(await read(ENDPOINTS.getMyAttendance, { data }, query)).toEqual({
    today: '2026-03-09',
    figures: [READ_FIGURES],
    zones: ['Asia/Tokyo', null],
    sums: READ_SUMS,
    plan: expect.objectContaining({ kind: 'day-off', shifts: [], holiday: null }),
    week: { from: '2026-03-08', sums: READ_SUMS },
    openUntil: '2026-03-09T21:30:00-06:00',
  });
});

test('the board has a count of each state, 0 where the server sends none', async () => {
  const body = {
    data: [{ employeeId: 7, state: 'on-break', since: '2026-03-09 12:00:00', lateMins: null }],
    counts: { due: 2, 'on-break': '1', late: -1, unknown: 4 },
    today: '2026-03-09',
  };
  const board = await read(ENDPOINTS.getAttendanceBoard, body, boardQuery({ page: 0 }));
  expect(board).toMatchObject({
    rows: [{ id: 7, state: 'on-break', since: '2026-03-09 12:00:00', lateMinutes: 0 }],
    counts: { due: 2, 'at-work': 0, late: 0, 'on-break': 1, left: 0, missing: 0, 'on-leave': 0 },
    today: '2026-03-09',
  });
});
