import { type CallQuery, listBreaks } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  const { fixtures } = api;
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
  const log = await fixtures.log(employee.id, '2026-03-10 09:00:00');
  await fixtures.break(employee.id, log, '2026-03-10 10:00:00', '2026-03-10 10:15:29');
  await fixtures.break(employee.id, log, '2026-03-10 11:50:00');
  const other = await fixtures.employee();
  for (let day = 1; day <= 9; day += 1) {
    const date = `2026-03-0${day}`;
    const id = await fixtures.log(other, `${date} 09:00:00`, `${date} 17:00:00`);
    await fixtures.break(other, id, `${date} 12:00:00`, `${date} 12:30:00`);
  }
  const past = await fixtures.log(other, '2026-02-27 09:00:00', '2026-02-27 17:00:00');
  await fixtures.break(other, past, '2026-02-27 12:00:00', '2026-02-27 12:30:00');
});
afterAll(() => api.stop());

type Query = CallQuery<typeof listBreaks>;
const get = async (query: Query, token = admin) =>
  (await api.call(listBreaks, { query, token })).body;

test('without a page the breaks of this month are listed', async () => {
  const body = await get({});
  expect(body.data).toHaveLength(11);
  expect(body).not.toHaveProperty('total');
});

test('with a page ten breaks are listed, with the total', async () => {
  const body = await get({ page: 0 });
  expect(body.data).toHaveLength(10);
  expect(body).toMatchObject({ total: 12, pageSize: 10 });
  expect((await get({ page: 1 })).data).toHaveLength(2);
});

test('a sort by anything but the date needs a range of at most 31 days, by default this month', async () => {
  const query = { page: 0, sort: 'duration' } as const;
  expect(await get(query)).toMatchObject({ total: 11 });
  expect(await get({ page: 0, sort: 'date' })).toMatchObject({ total: 12 });
  const tooLong = { ...query, from: '2026-02-01', to: '2026-03-04' };
  const { status, body } = await api.call(listBreaks, { query: tooLong, token: admin });
  expect([status, body.fields?.[0]?.field]).toEqual([422, 'to']);
  expect(await get({ ...tooLong, to: '2026-03-03' })).toMatchObject({ total: 4 });
});

test('an employee sees their own breaks; an open one has no end and no duration', async () => {
  const body = await get({ page: 0 }, employee.token);
  expect(body.total).toBe(2);
  expect(body.data).toEqual([
    expect.objectContaining({ startTime: '2026-03-10 11:50:00', endTime: null, duration: null }),
    {
      id: expect.any(Number),
      employeeId: employee.id,
      employeeName: 'Ola Nordmann',
      date: '2026-03-10',
      startTime: '2026-03-10 10:00:00',
      endTime: '2026-03-10 10:15:29',
      duration: 15,
      reason: 'Lunch',
    },
  ]);
  expect((await get({}, employee.token)).data).toHaveLength(2);
});

test('within a day the latest start is first, also when the break was entered later', async () => {
  const person = await api.signedIn();
  const log = await api.fixtures.log(person.id, '2026-03-10 07:00:00');
  for (const start of ['08:30', '10:00', '07:15', '09:00']) {
    const end = start.replace(/\d\d$/, '45');
    await api.fixtures.break(person.id, log, `2026-03-10 ${start}:00`, `2026-03-10 ${end}:00`);
  }
  const expected = ['10:00', '09:00', '08:30', '07:15'];
  for (const query of [{}, { page: 0 }, { page: 0, isOpen: false }]) {
    const { data } = await get(query, person.token);
    expect(data.map(({ startTime }) => startTime.slice(11, 16))).toEqual(expected);
  }
  const { data } = await get({ page: 0, from: '2026-03-10' });
  const starts = data.map(({ startTime }) => startTime);
  expect(starts).toEqual(starts.toSorted().toReversed());
  await api.database.withClient((client) =>
    client.query(`DELETE FROM time_logs WHERE id = ${log}`),
  );
});

test('the summary has today’s breaks, the open ones, and the average of the finished ones', async () => {
  const body = await get({ page: 0 });
  expect(body.summary).toEqual({ totalToday: 2, open: 1, averageMins: 15 });
  const newcomer = await api.signedIn();
  expect(await get({ page: 0 }, newcomer.token)).toMatchObject({
    total: 0,
    summary: { totalToday: 0, open: 0, averageMins: null },
  });
});

test.each<[Query, number]>([
  [{ isOpen: true }, 1],
  [{ isOpen: false }, 11],
  [{ from: '2026-03-09', to: '2026-03-10' }, 3],
  [{ search: 'nordmann' }, 2],
  [{ search: 'nordmann', isOpen: false }, 1],
  [{ department: 'IT' }, 0],
  [{ search: '' }, 12],
])('%j finds %i', async (query, total) => {
  const body = await get({ page: 0, ...query });
  expect([body.total, body.isTotalExact]).toEqual([total, true]);
});

test('without a page the requested dates apply, or else the current month', async () => {
  expect((await get({ from: '2026-02-01' })).data).toHaveLength(1);
  expect((await get({ to: '2026-03-03' })).data).toHaveLength(3);
});

test('an employee who requests another’s breaks gets their own', async () => {
  const body = await get({ page: 0, employeeId: 1 }, employee.token);
  expect(body.data.every(({ employeeId }) => employeeId === employee.id)).toBe(true);
  expect(body.total).toBe(2);
});

test.each([
  { isOpen: 'maybe' },
  { from: '2026-02-30' },
  { employeeId: 0 },
  { department: 'x'.repeat(61) },
])('%j is malformed', async (query) => {
  expect((await api.callUnchecked(listBreaks, { query, token: admin })).status).toBe(400);
});
