import {
  type CallQuery,
  getTimeStatistics,
  listEmployeeTimeLogs,
  listOwnTimeLogs,
} from '@rollcall/shared/contract';
import { findEventfulDays } from '../../attendance/days/find-days.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  employee = await api.signedIn();
  const { fixtures } = api;
  for (let day = 1; day <= 9; day += 1) {
    // 40 seconds over eight hours: rounded once, at the end.
    await fixtures.log(employee.id, `2026-03-0${day} 09:00:00`, `2026-03-0${day} 17:00:40`);
  }
  const twice = await fixtures.log(employee.id, '2026-03-09 18:00:00', '2026-03-10 00:00:00');
  await fixtures.break(employee.id, twice, '2026-03-09 19:00:00', '2026-03-09 19:10:20');
  await fixtures.log(employee.id, '2026-02-28 22:00:00', '2026-03-01 06:00:00');
  const missing = await fixtures.log(employee.id, '2026-03-08 20:00:00', 'missing-out');
  await fixtures.break(employee.id, missing, '2026-03-08 21:00:00', '2026-03-08 21:30:00');
  const open = await fixtures.log(employee.id, '2026-03-10 09:00:00');
  await fixtures.break(employee.id, open, '2026-03-10 10:00:00', '2026-03-10 10:15:00');
  await fixtures.break(employee.id, open, '2026-03-10 11:00:00');
  await fixtures.leave(employee.id, '2026-02-26', '2026-03-02');
  await fixtures.leave(employee.id, '2026-03-30', '2026-04-03');
  await fixtures.leave(employee.id, '2026-03-20', '2026-03-21', 'Pending');
  await fixtures.leave(employee.id, '2026-03-22', '2026-03-23', 'Rejected');
  const other = await fixtures.employee();
  await fixtures.log(other, '2026-03-09 09:00:00', '2026-03-09 17:00:00');
});
afterAll(() => api.stop());

type Query = CallQuery<typeof listEmployeeTimeLogs>;
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
const requestOf = (query: Query, token: string) => ({
  params: { employeeId: employee.id },
  query,
  token,
});
const logs = async (query: Query, token = admin) =>
  (await api.call(listEmployeeTimeLogs, requestOf(query, token))).body;
const statistics = async (query: Query, token = admin) =>
  (await api.call(getTimeStatistics, requestOf(query, token))).body;
const ownLogs = async (token: string, month?: string) =>
  (await api.call(listOwnTimeLogs, { query: { month }, token })).body;

test('the logs of a range are listed latest punch-in first, ten per page', async () => {
  const { data } = await logs(MARCH);
  expect(data).toMatchObject({ total: 12, pageSize: 10 });
  expect(data.data).toHaveLength(10);
  const punches = data.data.map(({ punchIn }) => punchIn);
  expect(punches.slice(0, 3)).toEqual([
    '2026-03-10 09:00:00',
    '2026-03-09 18:00:00',
    '2026-03-09 09:00:00',
  ]);
  const rest = await logs({ ...MARCH, page: 1 });
  expect(rest.data.data).toHaveLength(2);
});

test.each<[Query, number]>([
  [{}, 12],
  [{ startDate: '', endDate: '' }, 12],
  [{ startDate: '2026-03-09' }, 3],
  [{ startDate: '2026-02-01' }, 1],
  [{ startDate: '2026-03-10', endDate: '2026-03-10' }, 1],
  [{ startDate: '2026-03-10', endDate: '2026-03-01' }, 0],
])('the range %j has %i logs; absent dates default to the month', async (query, total) => {
  expect((await logs(query)).data.total).toBe(total);
});

test('statistics are sums of days: work and breaks, days with a punch-in, and days of leave', async () => {
  const { data } = await statistics({ ...MARCH, page: 0 });
  expect(data).toEqual({
    // 7 × 481 (8:00:40), 961 for two of them on one day, 350 (6:00:00 − 0:10:20): each day is rounded once.
    totalWorkedTime: 4678,
    // 10 (10:20) + 45; the open break has not ended.
    totalBreakTime: 55,
    totalWorkedDays: 10,
    totalLeaves: 4,
  });
});

test('a range of centuries is read from the first log or leave to the last one', async () => {
  const centuries = { startDate: '1900-01-01', endDate: '2999-12-31' };
  const eventful = { startDate: '2026-02-26', endDate: '2026-04-03' };
  expect((await statistics(centuries)).data).toEqual((await statistics(eventful)).data);
  const eventfulDays = (from: string, to: string) =>
    findEventfulDays(api.database.db, employee.id, { from, to });
  expect(await eventfulDays('1900-01-01', '2999-12-31')).toEqual({
    from: eventful.startDate,
    to: eventful.endDate,
  });
  expect(await eventfulDays('2026-03-01', '2026-03-31')).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
  });
  expect(await eventfulDays('2026-03-03', '2026-03-29')).toEqual({
    from: '2026-03-03',
    to: '2026-03-10',
  });
  expect(await eventfulDays('2026-03-11', '2026-03-29')).toBeUndefined();
});

test('days of leave outside the employment are not counted', async () => {
  const { id } = await api.signedIn({ joiningDate: '2026-03-03', exitDate: '2026-03-25' });
  await api.fixtures.leave(id, '2026-03-01', '2026-03-04');
  await api.fixtures.leave(id, '2026-03-24', '2026-03-31');
  const request = { params: { employeeId: id }, query: MARCH, token: admin };
  const { body } = await api.call(getTimeStatistics, request);
  expect(body.data.totalLeaves).toBe(4);
});

test('an empty range has zeros', async () => {
  expect((await statistics({ startDate: '2025-01-01', endDate: '2025-01-31' })).data).toEqual({
    totalWorkedTime: 0,
    totalBreakTime: 0,
    totalWorkedDays: 0,
    totalLeaves: 0,
  });
});

test('an employee sees their own logs, and not even whether another employee exists', async () => {
  expect((await logs({}, employee.token)).data.total).toBe(12);
  expect((await statistics({}, employee.token)).data.totalWorkedDays).toBe(10);
  const other = await api.signedIn();
  for (const call of [listEmployeeTimeLogs, getTimeStatistics]) {
    for (const employeeId of [employee.id, 999_999]) {
      const { status, body } = await api.call(call, { params: { employeeId }, token: other.token });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    const unknown = { params: { employeeId: 999_999 }, token: admin };
    expect((await api.call(call, unknown)).status).toBe(404);
  }
});

test('own logs are listed by month, with the open one and the server’s time', async () => {
  const body = await ownLogs(employee.token, '2026-02');
  expect(body).toMatchObject({
    total: 1,
    pageSize: 10,
    now: '2026-03-10 12:00:00',
    today: '2026-03-10',
    zone: 'UTC-06:00',
    open: { punchIn: '2026-03-10 09:00:00', state: 'open' },
  });
  expect(body.data[0]?.punchOut).toBe('2026-03-01 06:00:00');
  expect((await ownLogs(employee.token)).total).toBe(13);
  const newcomer = await api.signedIn();
  expect(await ownLogs(newcomer.token)).toMatchObject({
    data: [],
    total: 0,
    open: null,
  });
});

const calls = { listOwnTimeLogs, listEmployeeTimeLogs, getTimeStatistics };
test.each([
  ['listOwnTimeLogs', { query: { month: '2026-13' } }],
  ['listOwnTimeLogs', { query: { page: -1 } }],
  ['listEmployeeTimeLogs', { params: { employeeId: 0 } }],
  ['listEmployeeTimeLogs', { params: { employeeId: 1 }, query: { startDate: '2026-02-30' } }],
  ['listEmployeeTimeLogs', { params: { employeeId: 1 }, query: { startDate: '0000-01-01' } }],
  ['getTimeStatistics', { params: { employeeId: 1 }, query: { endDate: 'tomorrow' } }],
  ['getTimeStatistics', { params: { employeeId: 'abc' } }],
] as const)('%s with %j is malformed', async (name, request) => {
  const { status } = await api.callUnchecked(calls[name], { ...request, token: admin });
  expect(status).toBe(400);
});
