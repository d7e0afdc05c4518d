import {
  deleteTimeLog,
  getTimeLogHistory,
  listAudit,
  listNotifications,
  listTimeLogs,
  type TimeLogEdit,
  undoTimeLogChanges,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
afterEach(() => api.setNow(NOON));

const edit = (id: number, body: Omit<TimeLogEdit, 'reason'>) =>
  api.call(updateTimeLog, {
    params: { id },
    body: { reason: 'As agreed', ...body },
    token: admin.token,
  });
const remove = (id: number) =>
  api.call(deleteTimeLog, {
    params: { id },
    body: { reason: 'Never happened' },
    token: admin.token,
  });
const undo = (ids: number[], token = admin.token) =>
  api.call(undoTimeLogChanges, { body: { ids }, token });
const history = async (id: number) =>
  (await api.call(getTimeLogHistory, { params: { id }, token: admin.token })).body.data;
const logsOf = async (employeeId: number) =>
  (await api.call(listTimeLogs, { query: { employeeId }, token: admin.token })).body.data;
const newestAudit = async () => (await api.call(listAudit, { token: admin.token })).body.data[0];

const DAY = '2026-03-03';
const AT_NINE = `${DAY} 09:00:00`;
const AT_FIVE = `${DAY} 17:00:00`;
const punched = (employeeId: number, from = AT_NINE, to: string | null = AT_FIVE) =>
  api.fixtures.log(employeeId, from, to);

test('the employee is notified once, and the audit records before, after and why', async () => {
  const employee = await api.signedIn({ email: 'notified@example.test' });
  const id = await punched(employee.id, AT_NINE, 'missing-out');
  await edit(id, { punchOut: AT_FIVE });
  expect(await newestAudit()).toMatchObject({
    action: 'time-log.close',
    before: { id, state: 'missing-out' },
    after: { punchOut: AT_FIVE },
    note: 'As agreed',
  });
  const notifications = async () =>
    (await api.call(listNotifications, { token: employee.token })).body.data;
  expect(await notifications()).toEqual([]);
  expect(await api.mailsTo('notified@example.test')).toEqual([]);
  api.setNow(NOON + 11_000);
  expect(await notifications()).toMatchObject([
    {
      text: 'Your time log of Mar 03, 2026, 09:00 AM – 05:00 PM, has been closed: As agreed',
      link: '/my/time?day=2026-03-03',
    },
  ]);
  const [mail, ...more] = await api.mailsTo('notified@example.test');
  expect(mail).toContain('Reason: As agreed');
  expect(more).toEqual([]);
});

test.each<[string, Omit<TimeLogEdit, 'reason'>, string]>([
  [
    'times',
    { punchIn: `${DAY} 10:00:00` },
    '10:00 AM – 05:00 PM, has been changed (it was 09:00 AM – 05:00 PM)',
  ],
  [
    'day',
    { workDate: '2026-03-04' },
    '09:00 AM – 05:00 PM, has been changed (it was on Mar 03, 2026)',
  ],
  [
    'breaks',
    { breaks: [{ start: `${DAY} 12:00:00`, end: `${DAY} 12:30:00` }] },
    '09:00 AM – 05:00 PM, has been changed',
  ],
])('a message about other %s says what they were', async (_, change, said) => {
  const employee = await api.signedIn();
  const id = await punched(employee.id);
  await edit(id, change);
  api.setNow(NOON + 11_000);
  const { data } = (await api.call(listNotifications, { token: employee.token })).body;
  expect(data[0]?.text).toMatch(/^Your time log of Mar 0[34], 2026, /);
  expect(data[0]?.text.endsWith(`, ${said}: As agreed`)).toBe(true);
});

test('an undo restores a changed and a deleted log as new versions', async () => {
  const employeeId = await api.fixtures.employee();
  const missing = await punched(employeeId, AT_NINE, 'missing-out');
  const deleted = await punched(employeeId, '2026-03-04 09:00:00', '2026-03-04 17:00:00');
  await api.fixtures.break(employeeId, deleted, '2026-03-04 12:00:00', '2026-03-04 12:30:00');
  const closed = (await edit(missing, { punchOut: AT_FIVE })).body.data.id;
  await remove(deleted);
  const { status, body } = await undo([closed, deleted]);
  expect(status).toBe(200);
  expect(body.data.map(({ id, problem }) => [id, problem])).toEqual([
    [closed, null],
    [deleted, null],
  ]);
  expect(await logsOf(employeeId)).toMatchObject([
    { workDate: '2026-03-04', totalWorkedMins: 450, totalBreakMins: 30 },
    { workDate: DAY, state: 'missing-out', totalWorkedMins: null },
  ]);
  const { versions, currentId } = await history(missing);
  expect(versions.map(({ state, reason }) => [state, reason])).toEqual([
    ['missing-out', null],
    ['closed', 'As agreed'],
    ['missing-out', 'Undone: As agreed'],
  ]);
  expect(currentId).toBe(body.data[0]?.newId);
  expect(await newestAudit()).toMatchObject({
    action: 'time-log.undo',
    note: 'Undone: Never happened',
  });
});

test('an undo within 10 s leaves no message; a later one notifies the employee', async () => {
  const employee = await api.signedIn({ email: 'undone@example.test' });
  const id = await punched(employee.id, AT_NINE, 'missing-out');
  const first = (await edit(id, { punchOut: AT_FIVE })).body.data.id;
  const restored = (await undo([first])).body.data[0]?.newId ?? 0;
  api.setNow(NOON + 60_000);
  expect(await api.mailsTo('undone@example.test')).toEqual([]);
  const second = (await edit(restored, { punchOut: AT_FIVE })).body.data.id;
  api.setNow(NOON + 120_000);
  expect(await api.mailsTo('undone@example.test')).toHaveLength(1);
  await undo([second]);
  const mails = await api.mailsTo('undone@example.test');
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain('A change to your time log of Mar 03, 2026 has been undone');
  const { data } = (await api.call(listNotifications, { token: employee.token })).body;
  expect(data).toHaveLength(2);
});

test('an undo is refused after another change, for the change of a colleague, and when another log is in the way', async () => {
  const employeeId = await api.fixtures.employee();
  const colleague = await api.signedIn({ role: 'ADMIN' });
  const id = await punched(employeeId, AT_NINE, null);
  const closed = (await edit(id, { punchOut: `${DAY} 12:00` })).body.data.id;
  const byColleague = await undo([closed], colleague.token);
  expect([byColleague.status, byColleague.body.message]).toEqual([
    409,
    'Only the administrator who made the last change can undo it.',
  ]);
  await punched(employeeId, `${DAY} 13:00:00`, AT_FIVE);
  const inTheWay = await undo([closed]);
  expect([inTheWay.status, inTheWay.body.message]).toEqual([
    409,
    'This overlaps the time log of Mar 03, 2026, 01:00 PM – 05:00 PM.',
  ]);
  await edit(closed, { punchOut: `${DAY} 11:00` });
  expect((await undo([closed])).status).toBe(409);
  expect((await undo([999_999])).status).toBe(404);
});

test('the undo of an undo has the reason of the first change', async () => {
  const employeeId = await api.fixtures.employee();
  const id = await punched(employeeId);
  await remove(id);
  const restored = (await undo([id])).body.data[0]?.newId ?? 0;
  await undo([restored]);
  const { versions } = await history(id);
  expect(versions.map(({ reason }) => reason)).toEqual([
    null,
    'Undone: Never happened',
    'Undone: Never happened',
  ]);
});
