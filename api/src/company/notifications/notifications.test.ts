import {
  decideLeave,
  listNotifications,
  punchIn,
  readAllNotifications,
  readNotification,
  requestLeave,
  requestLeaveFor,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
  employee = await api.signedIn();
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-04`;
    const body = { employeeId: employee.id, type: 'Annual', startDate: date, endDate: date };
    await api.call(requestLeaveFor, { body, token: admin.token });
  }
});
afterAll(() => api.stop());

const list = async (token: string, page = 0) =>
  (await api.call(listNotifications, { query: { page }, token })).body;
const newestOf = async (token: string) => {
  const [newest] = (await list(token)).data;
  if (!newest) throw new Error('There is no notification.');
  return newest;
};
const markAsRead = (id: number, token: string) =>
  api.call(readNotification, { params: { id }, token });

test('the list is newest first, ten per page, with the unread count over all pages', async () => {
  const first = await list(employee.token);
  expect(first).toMatchObject({ total: 12, pageSize: 10, unread: 12 });
  expect(first.data[0]?.text).toContain('Dec 04, 2026');
  expect(first.data[0]?.createdAt).toBe('2026-03-10T12:00:00-06:00');
  expect((await list(employee.token, 1)).data).toHaveLength(2);
});

test('one notification, the same again, and all are marked as read', async () => {
  const { id } = await newestOf(employee.token);
  const read = () => markAsRead(id, employee.token);
  expect((await read()).body.data).toEqual({ unread: 11 });
  expect((await read()).body.data).toEqual({ unread: 11 });
  expect((await newestOf(employee.token)).isRead).toBe(true);
  const all = await api.call(readAllNotifications, { token: employee.token });
  expect(all.body.data).toEqual({ unread: 0 });
  expect((await list(employee.token)).total).toBe(12);
});

test('an employee can neither read nor mark notifications of others', async () => {
  const { id } = await newestOf(employee.token);
  const other = await api.signedIn();
  expect(await list(other.token)).toMatchObject({ total: 0, unread: 0, data: [] });
  expect((await markAsRead(id, other.token)).status).toBe(404);
  expect((await markAsRead(id, admin.token)).status).toBe(404);
});

test('an employee is notified of a log that is missing its punch-out', async () => {
  const late = await api.signedIn();
  const id = await api.fixtures.log(late.id, '2026-03-09 09:00:00');
  await api.call(punchIn, { token: late.token });
  expect((await list(late.token)).data).toMatchObject([
    {
      kind: 'missing-out',
      text: 'Your time log of Mar 09, 2026 has no punch-out. Please request a correction',
      link: `/applyCorrection?month=2026-03&log=${id}`,
    },
  ]);
});

test('a delayed notification is not visible yet', async () => {
  const body = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-01' };
  const requester = await api.signedIn();
  const { id } = (await api.call(requestLeave, { body, token: requester.token })).body.data;
  const decision = { params: { id }, body: { status: 'Approved' } } as const;
  await api.call(decideLeave, { ...decision, token: admin.token });
  expect((await list(requester.token)).total).toBe(0);
  api.setNow(NOON + 10_000);
  const { data } = await list(requester.token);
  expect(data).toHaveLength(1);
});
