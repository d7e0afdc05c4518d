import { type CallQuery, listLeaves } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: string;
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  const { fixtures } = api;
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
  await fixtures.leave(employee.id, '2026-03-28', '2026-03-30', 'Pending');
  await fixtures.leave(employee.id, '2025-12-29', '2026-01-02', 'Approved');
  await fixtures.leave(employee.id, '2025-06-02', '2025-06-06', 'Approved');
  const other = await fixtures.employee();
  for (let month = 1; month <= 9; month += 1) {
    await fixtures.leave(other, `2026-0${month}-10`, `2026-0${month}-11`, 'Rejected');
  }
});
afterAll(() => api.stop());

type Query = CallQuery<typeof listLeaves>;
const get = async (query: Query, token = admin) =>
  (await api.call(listLeaves, { query, token })).body;

test('without a page all leaves that end this year or later are listed, the latest application first', async () => {
  const body = await get({});
  expect(body.data).toHaveLength(11);
  expect(body).not.toHaveProperty('total');
  expect(body.data.at(-1)).toMatchObject({ startDate: '2025-12-29', endDate: '2026-01-02' });
});

test('with a page ten leaves are listed, with the total and the counts per status', async () => {
  const body = await get({ page: 0 });
  expect(body.data).toHaveLength(10);
  expect(body).toMatchObject({
    total: 12,
    pageSize: 10,
    counts: { Pending: 1, Approved: 2, Rejected: 9 },
  });
});

test('of a page, pending leaves come first, then the others, each the latest application first', async () => {
  const orderOf = async (query: Query) =>
    (await get({ page: 0, ...query })).data.map(({ status, appliedOn }) => [status, appliedOn]);
  const [first, second, ...rest] = await orderOf({});
  expect(first).toEqual(['Pending', '2026-03-28']);
  expect(second).toEqual(['Rejected', '2026-09-10']);
  expect(rest.map(([status]) => status)).not.toContain('Pending');
  // A chosen order has no such exception.
  expect((await orderOf({ sort: 'appliedOn' }))[0]).toEqual(['Rejected', '2026-09-10']);
});

test('an employee sees only their own leaves', async () => {
  const body = await get({ page: 0 }, employee.token);
  expect(body).toMatchObject({ total: 3, counts: { Pending: 1, Approved: 2, Rejected: 0 } });
  expect((await get({}, employee.token)).data).toEqual([
    {
      id: expect.any(Number),
      employeeId: employee.id,
      employeeName: 'Ola Nordmann',
      type: 'Annual',
      startDate: '2026-03-28',
      endDate: '2026-03-30',
      appliedOn: '2026-03-28',
      status: 'Pending',
      department: null,
      days: 3,
      reason: null,
      requestedBy: null,
      decidedBy: null,
      decidedAt: null,
      decisionReason: null,
      isSelfDecided: false,
    },
    expect.objectContaining({ employeeId: employee.id, startDate: '2025-12-29' }),
  ]);
});

test('filters also apply without a page', async () => {
  const body = await get({ status: 'Pending' });
  expect(body.data).toHaveLength(1);
  expect((await get({ from: '2025-01-01' })).data).toHaveLength(12);
});

test.each<[Query, number, string | undefined]>([
  [{ status: 'Rejected' }, 9, '2026-09-10'],
  [{ type: 'annual' }, 12, '2026-03-28'],
  [{ type: 'Sick' }, 0, undefined],
  [{ search: 'nordmann' }, 3, '2026-03-28'],
  [{ from: '2026-01-01', to: '2026-01-09' }, 1, '2025-12-29'],
  [{ from: '2026-03-11', to: '2026-03-28' }, 2, '2026-03-28'],
  [{ department: 'IT' }, 0, undefined],
  [{ sort: 'startDate', order: 'asc' }, 12, '2025-06-02'],
  [{ sort: 'days' }, 12, '2025-12-29'],
  [{ sort: 'employee', order: 'desc' }, 12, '2026-03-28'],
  [{ sort: 'status', order: 'asc' }, 12, '2025-12-29'],
  [{ sort: 'endDate' }, 12, '2026-09-10'],
  [{ sort: 'type' }, 12, '2026-09-10'],
])('%j finds %i', async (query, total, first) => {
  const body = await get({ page: 0, ...query });
  expect([body.total, body.data[0]?.startDate]).toEqual([total, first]);
});

test('the counts follow every filter except the status', async () => {
  const body = await get({ page: 0, status: 'Rejected', search: 'nordmann' });
  expect(body).toMatchObject({ total: 0, counts: { Pending: 1, Approved: 2, Rejected: 0 } });
});

test('an employee who requests another’s leaves gets their own', async () => {
  const body = await get({ page: 0, employeeId: 1 }, employee.token);
  expect(body.data.map(({ employeeId }) => employeeId)).toEqual([
    employee.id,
    employee.id,
    employee.id,
  ]);
});

test.each([
  { status: 'Maybe' },
  { sort: 'reason' },
  { from: '2026-02-30' },
  { department: 'x'.repeat(61) },
  { page: -1 },
])('%j is malformed', async (query) => {
  expect((await api.callUnchecked(listLeaves, { query, token: admin })).status).toBe(400);
});
