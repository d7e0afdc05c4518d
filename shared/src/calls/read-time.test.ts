/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { serveCalls } from '../testing/serve-calls.ts';
import { breaksQuery } from './breaks.ts';
import { employeeTimeLogsQuery, timeStatisticsQuery } from './employee-time.ts';
import { ownTimeQuery } from './punches.ts';
import { timeLogsQuery } from './time-logs.ts';

const { read } = serveCalls();

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

test('own logs and the open one have their breaks as a list', async () => {
  const lunch = { start: '2026-03-09 12:00:00', reason: 'Lunch' };
  const log = { id: 1, totalWorkedMins: 480, breaksJson: '[]' };
  const open = { id: 2, breaksJson: JSON.stringify([lunch]) };
  const body = { data: [log], open, today: '2026-03-09', zone: 'UTC-06:00' };
  expect(await read(ENDPOINTS.listOwnTimeLogs, body, ownTimeQuery({ page: 0 }))).toMatchObject({
    rows: [{ id: 1, totalWorkedMins: 480, breaks: [] }],
    open: { id: 2, breaks: [{ startTime: lunch.start, endTime: null, reason: 'Lunch' }] },
    today: '2026-03-09',
    zone: 'UTC-06:00',
  });
});

test('the logs of all employees have their breaks as a list', async () => {
  const body = { data: [{ id: 1, employeeName: 'Ana', breaksJson: '[]' }], total: 1 };
  expect(await read(ENDPOINTS.listTimeLogs, body, timeLogsQuery({ page: 0 }))).toMatchObject({
    rows: [{ id: 1, employeeName: 'Ana', breaks: [] }],
    total: 1,
  });
});
