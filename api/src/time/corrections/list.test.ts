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
    return api.send('POST', '/corrections', token, { rows: [row], reason: 'Forgot' });
  };
  for (let day = 1; day <= 11; day += 1) await requestCorrection(employee.token, day);
  const last = await requestCorrection(other.token, 20);
  const [{ id }] = last.body.data;
  await api.send('PUT', `/admin/corrections/${id}/decision`, admin, { status: 'Approved' });
});
afterAll(() => api.stop());

const list = async (query: string) => (await api.get(`/admin/corrections?${query}`, admin)).body;

test('the list is newest first, ten per page, with the counts per status', async () => {
  const first = await list('page=0');
  expect(first).toMatchObject({
    total: 12,
    pageSize: 10,
    counts: { Pending: 11, Approved: 1, Rejected: 0 },
  });
  expect(first.data[0]).toMatchObject({ employeeName: 'Pia Peer', workDate: '2026-02-20' });
  expect((await list('page=1')).data).toHaveLength(2);
});

test.each([
  ['status=Pending', 11],
  ['status=Approved', 1],
  ['search=peer', 1],
  ['department=HR', 11],
  ['department=HR&status=Approved', 0],
  ['from=2026-02-10&to=2026-02-20', 3],
])('%s finds %i', async (query, total) => {
  expect((await list(query)).total).toBe(total);
});

test('the list can be limited to one employee', async () => {
  const body = await list(`employeeId=${employee.id}&status=Rejected`);
  expect(body).toMatchObject({ total: 0, counts: { Pending: 11, Approved: 0, Rejected: 0 } });
});

test('an employee’s own list has no corrections of others', async () => {
  const { body } = await api.get('/me/corrections?page=1', employee.token);
  expect(body).toMatchObject({ total: 11, counts: { Pending: 11, Approved: 0 } });
  expect(body.data).toHaveLength(1);
  expect((await api.get('/me/corrections?status=Approved', employee.token)).body.total).toBe(0);
});

test.each(['status=Done', 'from=2026-02-30', 'employeeId=x', 'page=-1'])(
  '%s is malformed',
  async (query) => {
    expect((await api.get(`/admin/corrections?${query}`, admin)).status).toBe(400);
  },
);
