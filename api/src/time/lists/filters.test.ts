import { type CallQuery, listTimeLogs } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let zoe: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const { fixtures } = api;
  const jose = await fixtures.employee({
    firstName: 'José',
    lastName: 'Álvarez',
    department: 'IT',
    employeeCode: 'EMP-70',
  });
  zoe = await fixtures.employee({ firstName: 'Zoe', lastName: 'Quill', department: 'Finance' });
  const ben = await fixtures.employee({ firstName: 'ben', lastName: '100%_Off', department: 'IT' });
  const long = await fixtures.log(jose, '2026-03-02 09:00:00', '2026-03-02 18:00:00');
  await fixtures.break(jose, long, '2026-03-02 10:00:00', '2026-03-02 16:00:00');
  await fixtures.log(jose, '2026-03-03 09:00:00', 'missing-out');
  await fixtures.log(zoe, '2026-03-02 08:00:00', '2026-03-02 12:00:00');
  await fixtures.log(zoe, '2026-03-10 08:00:00');
  await fixtures.log(ben, '2026-03-02 22:00:00', '2026-03-03 04:00:00');
  await fixtures.log(ben, '2026-01-15 22:00:00', '2026-01-16 04:00:00');
});
afterAll(() => api.stop());

type Query = CallQuery<typeof listTimeLogs>;
const get = async (query: Query) => (await api.call(listTimeLogs, { query, token })).body;
const punches = (body: { data: { punchIn: string }[] }) =>
  body.data.map(({ punchIn }) => punchIn.slice(5, 13));

test.each<[Query, number, string]>([
  [{}, 6, '03-10 08, 03-03 09, 03-02 22, 03-02 09, 03-02 08, 01-15 22'],
  [{ department: 'IT' }, 4, '03-03 09, 03-02 22, 03-02 09, 01-15 22'],
  [{ state: 'missing-out' }, 1, '03-03 09'],
  [{ state: 'open' }, 1, '03-10 08'],
  [{ search: 'alvarez jose' }, 2, '03-03 09, 03-02 09'],
  [{ search: 'EMP-70' }, 2, '03-03 09, 03-02 09'],
  [{ search: '100%_' }, 2, '03-02 22, 01-15 22'],
  [{ search: '%' }, 2, '03-02 22, 01-15 22'],
  [{ search: '' }, 6, '03-10 08, 03-03 09, 03-02 22, 03-02 09, 03-02 08, 01-15 22'],
  [{ from: '2026-03-02', to: '2026-03-02', department: 'IT' }, 2, '03-02 22, 03-02 09'],
  [{ from: '2026-03-02', to: '2026-03-02', search: 'zoe' }, 1, '03-02 08'],
  [{ order: 'asc' }, 6, '01-15 22, 03-02 08, 03-02 09, 03-02 22, 03-03 09, 03-10 08'],
  [{ sort: 'employee', order: 'asc' }, 5, '03-02 22, 03-03 09, 03-02 09, 03-10 08, 03-02 08'],
  [{ sort: 'worked' }, 5, '03-02 22, 03-10 08, 03-02 08, 03-02 09, 03-03 09'],
  [
    { sort: 'punchOut', order: 'asc', to: '2026-03-31' },
    5,
    '03-02 08, 03-02 09, 03-02 22, 03-10 08, 03-03 09',
  ],
  [{ sort: 'status', order: 'asc', from: '2026-03-03' }, 2, '03-03 09, 03-10 08'],
])('%j finds %i', async (query, total, expected) => {
  const body = await get(query);
  expect(punches(body).join(', ')).toBe(expected);
  expect(body.total).toBe(total);
  expect(body.isTotalExact).toBe(true);
});

test('the list can be limited to one employee', async () => {
  expect((await get({ employeeId: zoe })).total).toBe(2);
});

test('a sort without an index allows a range of at most 31 days', async () => {
  const range = { sort: 'worked', from: '2026-03-01' } as const;
  const tooLong = { ...range, to: '2026-04-01' };
  const { status, body } = await api.call(listTimeLogs, { query: tooLong, token });
  expect([status, body.fields?.[0]?.field]).toEqual([422, 'to']);
  expect((await get({ ...range, to: '2026-03-31' })).total).toBe(5);
});

test('a filtered list is counted up to a thousand, and says when there are more', async () => {
  const many = await api.fixtures.employee({ firstName: 'Manifold', department: 'Marketing' });
  await api.database.withClient((client) =>
    client.query(
      `INSERT INTO time_logs (employee_id, punch_in, punch_out, state, work_date, zone)
       SELECT $1, at, at + interval '1 hour', 'closed', at::date, 'UTC+00:00'
       FROM generate_series(1, 1001) AS n, LATERAL (SELECT timestamptz '2020-01-01Z' + n * interval '2 hours' AS at) AS t`,
      [many],
    ),
  );
  const last = await get({ department: 'Marketing', page: 99 });
  expect(last).toMatchObject({ total: 1000, isTotalExact: false });
  expect(last.data).toHaveLength(10);
  expect(await get({ search: 'manifold', from: '2020-01-03' })).toMatchObject({ total: 978 });
});

test('open logs sort by what they have worked so far, without an open break', async () => {
  const { fixtures } = api;
  const day = '2026-03-10';
  const worker = (firstName: string) => fixtures.employee({ firstName, department: 'Operations' });
  const names = ['Forgot', 'Two', 'Three', 'Resting', 'Four'];
  const [forgot = 0, two = 0, three = 0, resting = 0, four = 0] = await Promise.all(
    names.map(worker),
  );
  await fixtures.log(forgot, `${day} 02:00:00`, 'missing-out');
  await fixtures.log(two, `${day} 10:00:00`);
  await fixtures.log(three, `${day} 06:00:00`, `${day} 09:00:00`);
  const interrupted = await fixtures.log(resting, `${day} 06:00:00`);
  await fixtures.break(resting, interrupted, `${day} 07:00:00`);
  await fixtures.log(four, `${day} 08:00:00`);
  const sorted = async (order: 'asc' | 'desc') => {
    const query = { department: 'Operations', from: day, to: day, sort: 'worked', order } as const;
    return (await get(query)).data.map(({ employeeName }) => employeeName.split(' ')[0]);
  };
  expect(await sorted('asc')).toEqual(['Resting', 'Two', 'Three', 'Four', 'Forgot']);
  expect(await sorted('desc')).toEqual(['Four', 'Three', 'Two', 'Resting', 'Forgot']);
});

test.each([
  { department: 'x'.repeat(61) },
  { state: 'done' },
  { sort: 'punch_in;DROP TABLE time_logs' },
  { sort: 'password_hash' },
  { order: 'sideways' },
  { employeeId: 0 },
  { search: 'x'.repeat(201) },
])('%j is malformed', async (query) => {
  expect((await api.callUnchecked(listTimeLogs, { query, token })).status).toBe(400);
});
