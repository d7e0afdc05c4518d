import {
  type CallQuery,
  decideCorrection,
  listCorrections,
  listOwnCorrections,
  requestCorrections,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann', department: 'HR' });
  const other = await api.signedIn({ firstName: 'Pia', lastName: 'Peer', department: 'IT' });
  const requestCorrection = (token: string, day: number) => {
    const date = `2026-02-${String(day).padStart(2, '0')}`;
    const row = { punchIn: `${date} 09:00:00`, punchOut: `${date} 17:00:00` };
    return api.call(requestCorrections, { body: { rows: [row], reason: 'Forgot' }, token });
  };
  for (let day = 1; day <= 11; day += 1) await requestCorrection(employee.token, day);
  const last = await requestCorrection(other.token, 20);
  const params = { id: last.body.data[0]?.id ?? 0 };
  await api.call(decideCorrection, { params, body: { status: 'Approved' }, token: admin });
});
afterAll(() => api.stop());

type Query = CallQuery<typeof listCorrections>;
const list = async (query: Query) =>
  (await api.call(listCorrections, { query, token: admin })).body;
const listOwn = async (query: CallQuery<typeof listOwnCorrections>) =>
  (await api.call(listOwnCorrections, { query, token: employee.token })).body;

test('the list has pending ones first, then the others, ten per page, with the counts per status', async () => {
  const first = await list({ page: 0 });
  expect(first).toMatchObject({
    total: 12,
    pageSize: 10,
    counts: { Pending: 11, Approved: 1, Rejected: 0 },
  });
  expect(first.data[0]).toMatchObject({ employeeName: 'Ola Nordmann', workDate: '2026-02-11' });
  const second = (await list({ page: 1 })).data;
  expect(second.map(({ employeeName }) => employeeName)).toEqual(['Ola Nordmann', 'Pia Peer']);
});

test.each<[Query, number]>([
  [{ status: 'Pending' }, 11],
  [{ status: 'Approved' }, 1],
  [{ search: 'peer' }, 1],
  [{ department: 'HR' }, 11],
  [{ department: 'HR', status: 'Approved' }, 0],
  [{ from: '2026-02-10', to: '2026-02-20' }, 3],
])('%j finds %i', async (query, total) => {
  expect((await list(query)).total).toBe(total);
});

test('the list can be limited to one employee', async () => {
  const body = await list({ employeeId: employee.id, status: 'Rejected' });
  expect(body).toMatchObject({ total: 0, counts: { Pending: 11, Approved: 0, Rejected: 0 } });
});

test('an employee’s own list has no corrections of others', async () => {
  const body = await listOwn({ page: 1 });
  expect(body).toMatchObject({ total: 11, counts: { Pending: 11, Approved: 0 } });
  expect(body.data).toHaveLength(1);
  expect((await listOwn({ status: 'Approved' })).total).toBe(0);
});

test.each([{ status: 'Done' }, { from: '2026-02-30' }, { employeeId: 'x' }, { page: -1 }])(
  '%j is malformed',
  async (query) => {
    const invalid = { query, token: admin };
    expect((await api.callUnchecked(listCorrections, invalid)).status).toBe(400);
  },
);
