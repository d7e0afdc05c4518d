import {
  decideLeave,
  listNotifications,
  readAllNotifications,
  reopenLeave,
  requestLeave,
  requestLeaveFor,
  withdrawLeave,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.setNow(NOON);
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
  await query('DELETE FROM outbox');
});

const SECOND = 1000;
const query = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;
const mails = () =>
  query(`SELECT recipient, subject, body, run_at FROM outbox
    JOIN jobs ON jobs.kind = 'send-mail' AND jobs.key = outbox.id::text ORDER BY outbox.id`);
const notificationsOf = async (token: string) =>
  (await api.call(listNotifications, { token })).body;
const audited = () => query(`SELECT action, note FROM audit ORDER BY id DESC LIMIT 1`);

async function pending(): Promise<number> {
  const body = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-03' };
  return (await api.call(requestLeave, { body, token: employee.token })).body.data.id;
}
const decide = (id: number, status: 'Approved' | 'Rejected', reason?: string) =>
  api.call(decideLeave, { params: { id }, body: { status, reason }, token: admin.token });
const undo = (id: number, reason?: string) =>
  api.call(reopenLeave, {
    params: { id },
    token: admin.token,
    ...(reason && { body: { reason } }),
  });

test('administrators are notified of a request, the employee of one made on their behalf', async () => {
  await pending();
  expect((await notificationsOf(admin.token)).data[0]).toMatchObject({
    kind: 'leave-requested',
    text: 'Ola Nordmann asks for leave from Apr 01, 2026 to Apr 03, 2026 (Annual)',
    link: '/leave',
    isRead: false,
  });
  const body = {
    employeeId: employee.id,
    type: 'Sick',
    startDate: '2026-05-04',
    endDate: '2026-05-04',
  };
  await api.call(requestLeaveFor, { body, token: admin.token });
  expect((await notificationsOf(employee.token)).data[0]?.text).toBe(
    'Leave on May 04, 2026 (Sick) has been requested on your behalf',
  );
  expect(await audited()).toEqual([{ action: 'leave.request', note: null }]);
});

test('what one administrator decides is read for the others, until it is undone', async () => {
  const colleague = await api.signedIn({ role: 'ADMIN' });
  const unread = async () => (await notificationsOf(colleague.token)).unread;
  const first = await pending();
  await api.call(requestLeave, {
    body: { type: 'Sick', startDate: '2026-06-01', endDate: '2026-06-01' },
    token: employee.token,
  });
  expect(await unread()).toBe(2);
  api.setNow(NOON + SECOND);
  await decide(first, 'Approved');
  expect((await notificationsOf(colleague.token)).data.map(({ isRead }) => isRead)).toEqual([
    false,
    true,
  ]);
  await undo(first);
  expect(await unread()).toBe(2);
  await api.call(withdrawLeave, { params: { id: first }, token: employee.token });
  expect(await notificationsOf(colleague.token)).toMatchObject({ total: 1, unread: 1 });
});

test('an undo leaves read what was read before the decision', async () => {
  const id = await pending();
  await api.call(readAllNotifications, { token: admin.token });
  api.setNow(NOON + SECOND);
  await decide(id, 'Approved');
  await undo(id);
  expect((await notificationsOf(admin.token)).unread).toBe(0);
});

test('mail and notification of a decision are delayed by ten seconds', async () => {
  const id = await pending();
  await decide(id, 'Rejected', 'Year end');
  expect((await notificationsOf(employee.token)).total).toBe(0);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail.subject).toBe('Your leave from Apr 01, 2026 to Apr 03, 2026 has been rejected');
  expect(mail.body).toContain('Reason: Year end');
  expect(mail.body).toContain('/my/leave');
  expect(mail.run_at.getTime()).toBe(NOON + 10 * SECOND);
  api.setNow(NOON + 10 * SECOND);
  expect(await notificationsOf(employee.token)).toMatchObject({
    total: 1,
    unread: 1,
    data: [
      {
        text: 'Your leave from Apr 01, 2026 to Apr 03, 2026 has been rejected: Year end',
        link: '/my/leave',
      },
    ],
  });
  expect(await audited()).toEqual([{ action: 'leave.reject', note: null }]);
});

test('after an undo within ten seconds the employee gets neither mail nor notification', async () => {
  const id = await pending();
  await decide(id, 'Approved');
  api.setNow(NOON + 9 * SECOND);
  await undo(id);
  expect(await mails()).toEqual([]);
  api.setNow(NOON + 60 * SECOND);
  expect((await notificationsOf(employee.token)).total).toBe(0);
  expect(await audited()).toEqual([{ action: 'leave.reopen', note: null }]);
});

test('an undo after the mail was sent sends another mail', async () => {
  const id = await pending();
  await decide(id, 'Approved');
  await query('DELETE FROM outbox');
  api.setNow(NOON + 10 * SECOND);
  await undo(id);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your leave from Apr 01, 2026 to Apr 03, 2026 is pending again',
  ]);
});

test('a later undo is notified with its reason', async () => {
  const id = await pending();
  await decide(id, 'Approved');
  await query('DELETE FROM outbox');
  api.setNow(NOON + 60 * SECOND);
  await undo(id, 'Project moved');
  const [mail] = await mails();
  expect(mail.body).toContain('Reason: Project moved');
  expect((await notificationsOf(employee.token)).data.map(({ kind }) => kind)).toEqual([
    'leave-reopened',
    'leave-approved',
  ]);
});

test('repeating the same decision sends no second mail', async () => {
  const id = await pending();
  await decide(id, 'Approved');
  await decide(id, 'Approved');
  expect(await mails()).toHaveLength(1);
});
