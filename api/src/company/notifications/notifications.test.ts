import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
  employee = await api.signedIn();
  for (let month = 1; month <= 12; month += 1) {
    const date = `2027-${String(month).padStart(2, '0')}-04`;
    const body = { employeeId: employee.id, type: 'Annual', startDate: date, endDate: date };
    await api.send('POST', '/admin/leaves', admin.token, body);
  }
});
afterAll(() => api.stop());

const list = async (token: string, page = 0) =>
  (await api.get(`/notifications?page=${page}`, token)).body;

test('the list is newest first, ten per page, with the unread count over all pages', async () => {
  const first = await list(employee.token);
  expect(first).toMatchObject({ total: 12, pageSize: 10, unread: 12 });
  expect(first.data[0].text).toContain('Dec 04, 2027');
  expect(first.data[0].createdAt).toBe('2026-03-10T12:00:00-06:00');
  expect((await list(employee.token, 1)).data).toHaveLength(2);
});

test('one notification, the same again, and all are marked as read', async () => {
  const { id } = (await list(employee.token)).data[0];
  const read = () => api.send('PUT', `/notifications/${id}/read`, employee.token);
  expect((await read()).body.data).toEqual({ unread: 11 });
  expect((await read()).body.data).toEqual({ unread: 11 });
  expect((await list(employee.token)).data[0].isRead).toBe(true);
  const all = await api.send('PUT', '/notifications/read', employee.token);
  expect(all.body.data).toEqual({ unread: 0 });
  expect((await list(employee.token)).total).toBe(12);
});

test('an employee can neither read nor mark notifications of others', async () => {
  const { id } = (await list(employee.token)).data[0];
  const other = await api.signedIn();
  expect(await list(other.token)).toMatchObject({ total: 0, unread: 0, data: [] });
  expect((await api.send('PUT', `/notifications/${id}/read`, other.token)).status).toBe(404);
  expect((await api.send('PUT', `/notifications/${id}/read`, admin.token)).status).toBe(404);
});

test('an employee is notified of a log that is missing its punch-out', async () => {
  const late = await api.signedIn();
  await api.fixtures.log(late.id, '2026-03-09 09:00:00');
  await api.send('POST', '/user/timeLog', late.token, {});
  expect((await list(late.token)).data).toMatchObject([
    {
      kind: 'missing-out',
      text: 'Your time log of Mar 09, 2026 has no punch-out. Please request a correction',
      link: '/applyCorrection',
    },
  ]);
});

test('a delayed notification is not visible yet', async () => {
  const leave = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-01' };
  const requester = await api.signedIn();
  const { id } = (await api.send('POST', '/leaves', requester.token, leave)).body.data;
  await api.send('PUT', `/leaves/${id}/decision`, admin.token, { status: 'Approved' });
  expect((await list(requester.token)).total).toBe(0);
  api.setNow(NOON + 10_000);
  const { data } = await list(requester.token);
  expect(data).toHaveLength(1);
});
