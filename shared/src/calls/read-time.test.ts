/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { serveCalls } from '../testing/serve-calls.ts';
import { queryClient } from '../transport/index.ts';
import { attendanceQuery, dayQuery } from './attendance.ts';
import { breaksQuery } from './breaks.ts';
import { correctionsQuery, ownCorrectionsQuery } from './corrections.ts';
import { employeeTimeLogsQuery, timeStatisticsQuery } from './employee-time.ts';
import { ownTimeQuery } from './punches.ts';
import { timeLogsQuery } from './time-logs.ts';

const { read } = serveCalls();
type Rows = { readonly rows: readonly Record<string, unknown>[] };

const RANGE = { employeeId: 7, startDate: '2026-03-01', endDate: '2026-03-31' };

test.each([
  [
    { data: { totalWorkedTime: '480', totalBreakTime: 30, totalWorkedDays: 1, totalLeaves: 0 } },
    { workedMinutes: 480, breakMinutes: 30, workedDays: 1, leaves: 0 },
  ],
  [
    { totalWorkedTime: null, totalLeaves: 'none' },
    { workedMinutes: null, breakMinutes: null, workedDays: null, leaves: null },
  ],
])('totals %j are read as %j (spec §3)', async (body, expected) => {
  const query = timeStatisticsQuery(RANGE);
  expect(await read(ENDPOINTS.getTimeStatistics, body, query)).toEqual(expected);
});

test('logs of a range are in data.data with data.total (spec §7)', async () => {
  const body = { data: { total: 14, data: [{ id: 1, punchIn: '2026-03-09 09:05:00' }] } };
  const query = employeeTimeLogsQuery({ ...RANGE, page: 0 });
  expect(await read(ENDPOINTS.listEmployeeTimeLogs, body, query)).toMatchObject({
    total: 14,
    rows: [{ id: 1, workDate: '2026-03-09', status: 'Present', punchOut: null, breaks: [] }],
  });
});

const BREAKS = breaksQuery({});

test.each([
  ['the server’s figures', { summary: { totalToday: '3', open: 1, averageMins: 12 } }, [3, 1, 12]],
  ['no average yet', { summary: {} }, [0, 0, null]],
])(
  'the cards of breaks show %s (spec §2)',
  async (_, fields, [totalToday, open, averageMinutes]) => {
    const result = await read(ENDPOINTS.listBreaks, { data: [], ...fields }, BREAKS);
    expect(result).toHaveProperty('summary', { totalToday, open, averageMinutes });
  },
);

test('without figures from the server there is no summary (spec §2)', async () => {
  expect(await read(ENDPOINTS.listBreaks, [], BREAKS)).toHaveProperty('summary', null);
});

const CORRECTION = {
  id: '4',
  employeeId: 7,
  employeeName: 'Ana Sá',
  workDate: '2026-03-09',
  zone: 'America/Chicago',
  reason: 'Forgot',
  status: 'Pending',
  requestedAt: '2026-03-10T09:00:00-06:00',
  punchedOutAt: '2026-03-09T17:10:00-06:00',
  logChange: 'changed',
  version: 'v4',
  before: { punchIn: '2026-03-09 09:00:00', punchOut: null, breakMins: 0, workedMins: null },
  after: { punchIn: '2026-03-09 09:00:00', punchOut: '2026-03-09 17:00:00', workedMins: '480' },
  effectMins: 480,
};

test('a correction has the log before and after; a missing log has no before', async () => {
  const missing = { ...CORRECTION, before: null, after: null };
  const body = { data: [CORRECTION, missing], total: 2, counts: { Pending: 2 } };
  const query = correctionsQuery({ page: 0 });
  const result = await read<Rows>(ENDPOINTS.listCorrections, body, query);
  const { effectMins, before: _, after: __, ...same } = CORRECTION;
  expect(result.rows[0]).toEqual({
    ...same,
    id: 4,
    before: {
      punchIn: '2026-03-09 09:00:00',
      punchOut: null,
      breakMinutes: 0,
      workedMinutes: null,
    },
    after: {
      punchIn: '2026-03-09 09:00:00',
      punchOut: '2026-03-09 17:00:00',
      breakMinutes: null,
      workedMinutes: 480,
    },
    effectMinutes: effectMins,
    decidedBy: null,
    decisionReason: null,
  });
  const unknown = { punchIn: null, punchOut: null, breakMinutes: null, workedMinutes: null };
  expect(result.rows[1]).toMatchObject({ before: null, after: unknown });
  expect(result).toMatchObject({ counts: { Pending: 2, Approved: 0, Rejected: 0 }, total: 2 });
});

test('corrections without counts have zero in every status', async () => {
  const query = ownCorrectionsQuery({ page: 0 });
  expect(await read(ENDPOINTS.listOwnCorrections, { data: [] }, query)).toMatchObject({
    counts: { Pending: 0, Approved: 0, Rejected: 0 },
  });
});

test('own time has the open log, the company’s date and its zone', async () => {
  const fields = { today: '2026-03-09', zone: 'UTC-06:00' };
  const body = { data: [{ id: 1 }], open: { id: 2, punchIn: '2026-03-08 22:00:00' }, ...fields };
  const query = ownTimeQuery({ page: 0 });
  expect(await read(ENDPOINTS.listOwnTimeLogs, body, query)).toMatchObject({
    ...fields,
    rows: [{ id: 1 }],
    open: { id: 2, workDate: '2026-03-08' },
  });
});

test.each([[[]], [{ open: null }], [{ open: 'yes', today: {} }]])(
  'own time of %j has no open log and no date',
  async (body) => {
    const query = ownTimeQuery({ page: 0 });
    expect(await read(ENDPOINTS.listOwnTimeLogs, body, query)).toMatchObject({
      rows: [],
      open: null,
      today: null,
      zone: null,
    });
  },
);

test('the logs of all employees include the employee', async () => {
  const body = { data: [{ id: 1, employeeId: '7', employeeName: 'Ana', totalWorkedMins: 480 }] };
  const { rows } = await read<Rows>(ENDPOINTS.listTimeLogs, body, timeLogsQuery({ page: 0 }));
  expect(rows[0]).toMatchObject({ id: 1, employeeId: 7, employeeName: 'Ana', workedMinutes: 480 });
});

test.each([
  [true, true],
  [undefined, false],
])('isLateOut %s of a time log is read as %s', async (isLateOut, expected) => {
  const body = { data: [{ id: 1, isLateOut }] };
  const { rows } = await read<Rows>(ENDPOINTS.listTimeLogs, body, timeLogsQuery({ page: 0 }));
  expect(rows[0]).toHaveProperty('isLateOut', expected);
});

test('a blank day of attendance stays blank (design §10)', async () => {
  const row = {
    employeeId: 7,
    employeeName: 'Ana',
    days: ['Present', null, 'Leave', 4],
    present: 1,
    absent: '0',
    leave: 1,
    workedMins: 480,
    breakMins: 30,
  };
  const body = { data: [row, { days: 'none' }], today: '2026-03-09' };
  const query = attendanceQuery({ month: '2026-03', page: 0 });
  const result = await read<Rows>(ENDPOINTS.listAttendance, body, query);
  expect(result).toHaveProperty('today', '2026-03-09');
  expect(result.rows).toEqual([
    {
      id: 7,
      employeeName: 'Ana',
      days: ['Present', null, 'Leave', '4'],
      present: 1,
      absent: 0,
      leave: 1,
      workedMinutes: 480,
      breakMinutes: 30,
      figures: undefined,
      sums: undefined,
      zone: null,
    },
    expect.objectContaining({ id: null, days: [], present: null }),
  ]);
});

const DAY = dayQuery({ employeeId: 7, date: '2026-03-09' });

test('the breakdown of a day has its logs, breaks, leave and corrections (design §10)', async () => {
  const log = {
    id: 1,
    source: 'manual',
    enteredBy: 'Ada',
    reason: 'Forgot',
    isSuperseded: 1,
    spanSeconds: 30_600,
    workedSeconds: '28800',
    breaks: [{ start: '12:00', end: '12:30', seconds: 1800 }, null],
  };
  const data = {
    employeeName: 'Ana',
    status: 'Leave',
    leave: { startDate: '2026-03-09' },
    logs: [log, 'x'],
    corrections: [CORRECTION],
    workedMins: 480,
    breakMins: 30,
  };
  expect(await read(ENDPOINTS.explainDay, { data }, DAY)).toMatchObject({
    employeeName: 'Ana',
    status: 'Leave',
    leave: { type: '-', startDate: '2026-03-09', endDate: '' },
    logs: [
      {
        id: 1,
        source: 'manual',
        enteredBy: 'Ada',
        isSuperseded: true,
        spanSeconds: 30_600,
        workedSeconds: 28_800,
        breaksInSeconds: [{ start: '12:00', end: '12:30', seconds: 1800, reason: '-' }],
      },
    ],
    corrections: [{ id: 4 }],
    workedMinutes: 480,
    breakMinutes: 30,
  });
});

test('a day without data is empty, and a log counts unless superseded', async () => {
  const empty = { status: null, leave: null, logs: [], corrections: [], workedMinutes: null };
  expect(await read(ENDPOINTS.explainDay, { data: {} }, DAY)).toMatchObject(empty);
  queryClient.clear();
  const result = await read(ENDPOINTS.explainDay, { data: { logs: [{}] } }, DAY);
  expect(result).toMatchObject({ logs: [{ isSuperseded: false, breaksInSeconds: [] }] });
});
