/** @database embedded */
import { type CallQuery, listTimeLogs } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let night: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const { fixtures } = api;
  const ada = await fixtures.employee({
    firstName: 'Ada',
    middleName: 'B.',
    lastName: 'Cole',
    employeeCode: 'EMP-9',
  });
  for (let day = 1; day <= 9; day += 1) {
    await fixtures.log(ada, `2026-03-0${day} 09:00:00`, `2026-03-0${day} 17:00:00`);
  }
  night = await fixtures.employee({ firstName: 'Nora', lastName: 'Night' });
  await fixtures.log(night, '2026-03-06 22:00:00', 'missing-out');
  const log = await fixtures.log(night, '2026-03-08 22:00:00', '2026-03-09 06:00:00');
  await fixtures.break(night, log, '2026-03-09 01:00:00', '2026-03-09 01:20:00');
  const open = await fixtures.log(night, '2026-03-09 22:00:00');
  await fixtures.break(night, open, '2026-03-10 02:00:00');
});
afterAll(() => api.stop());

const run = (sql: string) => api.database.withClient((client) => client.query(sql));
type Query = CallQuery<typeof listTimeLogs>;
const get = async (query: Query) => (await api.call(listTimeLogs, { query, token })).body;

test('the list is newest work date first, ten per page, with the total over all pages', async () => {
  const first = await get({ page: 0 });
  const second = await get({ page: 1 });
  expect(first).toMatchObject({ total: 12, pageSize: 10 });
  const dates = [...first.data, ...second.data].map((row) => row.workDate);
  expect(dates).toHaveLength(12);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a night shift belongs to the day on which it started', async () => {
  const { data } = await get({ from: '2026-03-08', to: '2026-03-08' });
  expect(data[0]).toMatchObject({
    employeeName: 'Nora Night',
    workDate: '2026-03-08',
    punchIn: '2026-03-08 22:00:00',
    punchOut: '2026-03-09 06:00:00',
    punchInAt: '2026-03-08T22:00:00-06:00',
    punchOutAt: '2026-03-09T06:00:00-06:00',
    status: 'Present',
    state: 'closed',
    totalBreakMins: 20,
    totalWorkedMins: 460,
  });
});

test('an open log has no punch-out and no worked minutes, and its open break no end', async () => {
  const { data } = await get({ from: '2026-03-09' });
  const open = data.find((row) => row.employeeId === night);
  expect(open).toMatchObject({
    state: 'open',
    punchOut: null,
    punchOutAt: null,
    totalWorkedMins: null,
  });
  expect(JSON.parse(open?.breaksJson ?? '')).toEqual([
    { start: '2026-03-10 02:00:00', startAt: '2026-03-10T02:00:00-06:00', reason: 'Lunch' },
  ]);
});

test('a log without a punch-out has the status Missing Punch-Out', async () => {
  const { data } = await get({ from: '2026-03-06', to: '2026-03-06' });
  expect(data[0]).toMatchObject({
    status: 'Missing Punch-Out',
    state: 'missing-out',
    totalWorkedMins: null,
  });
});

test('a row includes the employee’s name and code', async () => {
  const { data } = await get({ from: '2026-03-01', to: '2026-03-01' });
  expect(data[0]).toMatchObject({ employeeName: 'Ada B. Cole', employeeCode: 'EMP-9' });
});

test.each<[Query, number]>([
  [{ from: '2026-03-05', to: '2026-03-06' }, 3],
  [{ from: '2026-03-09' }, 2],
  [{ to: '2026-03-01' }, 1],
  [{ from: '2026-04-01' }, 0],
])('the range %j has %i logs', async (query, total) => {
  const body = await get(query);
  expect(body.total).toBe(total);
  expect(body.data).toHaveLength(total);
});

test.each([{ from: '2026-02-30' }, { to: 'yesterday' }, { page: 1.5 }])(
  '%j is malformed',
  async (query) => {
    expect((await api.callUnchecked(listTimeLogs, { query, token })).status).toBe(400);
  },
);

test('the maintained counts follow superseded and deleted logs', async () => {
  const { total } = await get({});
  await run(`UPDATE time_logs SET is_superseded = true WHERE work_date = '2026-03-01'`);
  expect((await get({})).total).toBe(total - 1);
  expect((await get({ to: '2026-03-01' })).data).toEqual([]);
  await run(`DELETE FROM time_logs WHERE work_date = '2026-03-02'`);
  expect((await get({})).total).toBe(total - 2);
});
