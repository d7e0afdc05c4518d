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

const logs = async (query: string, token = admin) =>
  (await api.get(`/user/timeLog/${employee.id}?${query}`, token)).body;
const statistics = async (query: string, token = admin) =>
  (await api.get(`/user/timeLog/stat/${employee.id}?${query}`, token)).body;

test('the logs of a range are listed latest punch-in first, ten per page', async () => {
  const { data } = await logs('startDate=2026-03-01&endDate=2026-03-31');
  expect(data).toMatchObject({ total: 12, pageSize: 10 });
  expect(data.data).toHaveLength(10);
  const punches = data.data.map(({ punchIn }: { punchIn: string }) => punchIn);
  expect(punches.slice(0, 3)).toEqual([
    '2026-03-10 09:00:00',
    '2026-03-09 18:00:00',
    '2026-03-09 09:00:00',
  ]);
  const rest = await logs('startDate=2026-03-01&endDate=2026-03-31&page=1');
  expect(rest.data.data).toHaveLength(2);
});

test.each([
  ['', 12],
  ['startDate=&endDate=', 12],
  ['startDate=2026-03-09', 3],
  ['startDate=2026-02-01', 1],
  ['startDate=2026-03-10&endDate=2026-03-10', 1],
  ['startDate=2026-03-10&endDate=2026-03-01', 0],
])('the range %j has %i logs; absent dates default to the month', async (query, total) => {
  expect((await logs(query)).data.total).toBe(total);
});

test('statistics are exact sums rounded once, days with a punch-in, and days of approved leave', async () => {
  const { data } = await statistics('startDate=2026-03-01&endDate=2026-03-31&page=0');
  expect(data).toEqual({
    // 9 × 8:00:40, and 6:00:00 − 0:10:20: 77:55:40.
    totalWorkedTime: 4676,
    // 10:20 + 30:00 + 15:00; the open break has not ended.
    totalBreakTime: 55,
    totalWorkedDays: 10,
    totalLeaves: 4,
  });
});

test('an empty range has zeros', async () => {
  expect((await statistics('startDate=2025-01-01&endDate=2025-01-31')).data).toEqual({
    totalWorkedTime: 0,
    totalBreakTime: 0,
    totalWorkedDays: 0,
    totalLeaves: 0,
  });
});

test('an employee sees their own logs, and not even whether another employee exists', async () => {
  expect((await logs('', employee.token)).data.total).toBe(12);
  expect((await statistics('', employee.token)).data.totalWorkedDays).toBe(10);
  const other = await api.signedIn();
  for (const id of [employee.id, 999_999]) {
    for (const path of [`/user/timeLog/${id}`, `/user/timeLog/stat/${id}`]) {
      const { status, body } = await api.get(path, other.token);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  }
  expect((await api.get('/user/timeLog/999999', admin)).status).toBe(404);
  expect((await api.get('/user/timeLog/stat/999999', admin)).status).toBe(404);
});

test('own logs are listed by month, with the open one and the server’s time', async () => {
  const { body } = await api.get('/me/time-logs?month=2026-02', employee.token);
  expect(body).toMatchObject({
    total: 1,
    pageSize: 10,
    now: '2026-03-10 12:00:00',
    today: '2026-03-10',
    zone: 'UTC-06:00',
    open: { punchIn: '2026-03-10 09:00:00', state: 'open' },
  });
  expect(body.data[0].punchOut).toBe('2026-03-01 06:00:00');
  expect((await api.get('/me/time-logs', employee.token)).body.total).toBe(13);
  const newcomer = await api.signedIn();
  expect((await api.get('/me/time-logs', newcomer.token)).body).toMatchObject({
    data: [],
    total: 0,
    open: null,
  });
});

test.each([
  '/me/time-logs?month=2026-13',
  '/me/time-logs?page=-1',
  '/user/timeLog/0',
  '/user/timeLog/1?startDate=2026-02-30',
  '/user/timeLog/1?startDate=0000-01-01',
  '/user/timeLog/stat/1?endDate=tomorrow',
  '/user/timeLog/stat/abc',
])('%s is malformed', async (path) => {
  expect((await api.get(path, admin)).status).toBe(400);
});
