import {
  deleteTimeLog,
  getTimeLogHistory,
  listAudit,
  listNotifications,
  listTimeLogs,
  restoreTimeLog,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let colleague: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  admin = await api.signedIn({ role: 'ADMIN' });
  colleague = await api.signedIn({ role: 'ADMIN', firstName: 'Cora', lastName: 'Li' });
});
afterAll(() => api.stop());
afterEach(() => api.setNow(NOON));

const DAY = '2026-03-03';
const remove = (id: number) =>
  api.call(deleteTimeLog, { params: { id }, body: { reason: 'Twice' }, token: admin.token });
const restore = (id: number) =>
  api.call(restoreTimeLog, { params: { id }, token: colleague.token });

test('any other administrator restores a deleted log with its breaks; it is audited, and the employee notified', async () => {
  const employee = await api.signedIn();
  const id = await api.fixtures.log(employee.id, `${DAY} 09:00:00`, `${DAY} 17:00:00`);
  await api.fixtures.break(employee.id, id, `${DAY} 12:00:00`, `${DAY} 12:30:00`);
  await remove(id);
  api.setNow(NOON + 60_000);
  const { status, body } = await restore(id);
  expect(status).toBe(200);
  const query = { employeeId: employee.id };
  expect((await api.call(listTimeLogs, { query, token: admin.token })).body.data).toMatchObject([
    { id: body.data.id, totalWorkedMins: 450, totalBreakMins: 30, status: 'Present' },
  ]);
  const history = await api.call(getTimeLogHistory, { params: { id }, token: admin.token });
  expect(history.body.data.versions.at(-1)).toMatchObject({
    supersedes: id,
    enteredBy: 'Cora Li',
    reason: null,
  });
  const [audit] = (await api.call(listAudit, { token: admin.token })).body.data;
  expect(audit).toMatchObject({ action: 'time-log.undo', note: 'Restored' });
  api.setNow(NOON + 120_000);
  const { data } = (await api.call(listNotifications, { token: employee.token })).body;
  expect(data.map(({ text }) => text)).toContain(
    'Your time log of Mar 03, 2026, 09:00 AM – 05:00 PM, has been restored',
  );
});

test('a log is not restored twice, where another is in the way, by its owner, or if it was not deleted', async () => {
  const employeeId = await api.fixtures.employee();
  const id = await api.fixtures.log(employeeId, `${DAY} 09:00:00`, `${DAY} 17:00:00`);
  const current = await restore(id);
  expect([current.status, current.body.code, current.body.timeLogId]).toEqual([409, 'stale', id]);
  await remove(id);
  const other = await api.fixtures.log(employeeId, `${DAY} 16:00:00`, `${DAY} 18:00:00`);
  const inTheWay = await restore(id);
  expect([inTheWay.status, inTheWay.body.timeLogId]).toEqual([409, other]);
  await remove(other);
  const next = (await restore(id)).body.data.id;
  const twice = await restore(id);
  expect([twice.status, twice.body.code, twice.body.timeLogId]).toEqual([409, 'stale', next]);
  const own = await api.fixtures.log(colleague.id, `${DAY} 09:00:00`, `${DAY} 17:00:00`);
  await remove(own);
  expect((await restore(own)).status).toBe(403);
  expect((await restore(999_999)).status).toBe(404);
});
