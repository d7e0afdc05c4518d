import {
  type BulkActionName,
  type CallBody,
  getEmployee,
  listAudit,
  listCorrections,
  listLeaves,
  login,
  resendInvitation,
  runBulkAction,
  selectBulkRows,
  setEmployeeStatus,
  undoBulkAction,
  updateEmployee,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { aCorrectionOf, aLeaveOf, bulkCalls } from '../testing/bulk-actions.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
});
afterAll(() => api.stop());
beforeEach(() => api.setNow(NOON));

const { preview, run, undo } = bulkCalls(
  () => api,
  () => admin.token,
);
const { call, callUnchecked } = {
  call: ((...given) => api.call(...given)) as TestApi['call'],
  callUnchecked: ((...given) => api.callUnchecked(...given)) as TestApi['callUnchecked'],
};
const problems = (rows: readonly { problem: string | null }[]) => rows.map((row) => row.problem);
const statusOf = async (id: number) =>
  (await call(getEmployee, { params: { id }, token: admin.token })).body.data.isActive;

test('a refused row says why as its own call does, and the others are changed', async () => {
  const one = await api.signedIn();
  const other = await api.fixtures.account({ firstName: 'Bo', lastName: 'Ek', department: 'HR' });
  const ids = [other.id, admin.id, one.id, 999_999];
  const previewed = await preview('employees.deactivate', ids);
  const done = await run('employees.deactivate', ids);
  expect(done.map((row) => ({ ...row, undo: null }))).toEqual(previewed);
  expect(problems(done)).toEqual([
    'The last active administrator cannot be deactivated.',
    null,
    null,
    'There is no such employee.',
  ]);
  expect(done[2]).toMatchObject({
    id: other.id,
    name: 'Bo Ek',
    detail: expect.stringMatching(/^CODE-\d+, HR$/),
    isChanged: true,
  });
  expect([await statusOf(one.id), await statusOf(admin.id)]).toEqual([false, true]);
  // The session of a deactivated employee ends, as it does one by one.
  expect((await call(listLeaves, { token: one.token })).status).toBe(401);
  const { body } = await call(setEmployeeStatus, {
    params: { id: admin.id },
    query: { isActive: false },
    token: admin.token,
  });
  expect(body.message).toBe(done[0]?.problem);
});

test('a row that is refused in the middle leaves no trace of itself', async () => {
  const employee = await api.signedIn();
  const id = await aLeaveOf(api, employee);
  const own = await aLeaveOf(api, admin);
  const second = await api.fixtures.account({ role: 'ADMIN' });
  const done = await run('leaves.approve', [id, own]);
  expect(problems(done)).toEqual([
    null,
    expect.stringMatching(/^You cannot decide your own leave/),
  ]);
  const { data } = (await call(listLeaves, { query: { page: 0 }, token: admin.token })).body;
  expect(data.find((leave) => leave.id === own)?.status).toBe('Pending');
  await run('employees.deactivate', [second.id]);
});

test('the audit has the action once, with its filter and number of rows, and each change', async () => {
  const [a, b] = [await api.fixtures.account(), await api.fixtures.account()];
  const whole = { rows: 2, filter: { department: 'IT' } };
  const start: CallBody<typeof runBulkAction> = {
    action: 'employees.department',
    ids: [a.id],
    values: { department: 'HR' },
    whole,
  };
  await call(runBulkAction, { body: start, token: admin.token });
  const { whole: _, ...rest } = { ...start, ids: [b.id] };
  const { data: done } = (await call(runBulkAction, { body: rest, token: admin.token })).body;
  const rows = [{ id: b.id, undo: done[0]?.undo ?? '' }];
  await call(undoBulkAction, {
    body: { action: start.action, rows, whole: { rows: 1 } },
    token: admin.token,
  });
  const { body } = await call(listAudit, { query: { page: 0 }, token: admin.token });
  expect(body.data.slice(0, 5).map(({ action, after }) => [action, after])).toEqual([
    ['employee.update', { department: null }],
    ['bulk-action.undo', { action: start.action, rows: 1 }],
    ['employee.update', { department: 'HR' }],
    ['employee.update', { department: 'HR' }],
    ['bulk-action.run', { action: start.action, department: 'HR', ...whole }],
  ]);
});

test('what someone else has changed since stays, and the row says so', async () => {
  const [a, b] = [await api.signedIn(), await api.signedIn()];
  const done = await run('employees.department', [a.id, b.id], { department: 'HR' });
  await call(updateEmployee, {
    params: { id: a.id },
    body: { department: 'IT' },
    token: admin.token,
  });
  const undone = await undo('employees.department', done);
  expect(problems(undone)).toEqual([expect.stringMatching(/has been changed since\.$/), null]);
  const leaves = [await aLeaveOf(api, a), await aLeaveOf(api, b)];
  const decided = await run('leaves.approve', leaves);
  api.setNow(NOON + 5000);
  await undo('leaves.approve', decided.slice(0, 1));
  await run('leaves.reject', leaves.slice(0, 1), { reason: 'No' });
  const reopened = await undo('leaves.approve', decided);
  expect(problems(reopened)).toEqual([
    'Someone has decided this leave since you loaded it: it is now rejected. Reload the page.',
    null,
  ]);
  const off = await run('employees.deactivate', [b.id]);
  for (const isActive of [true, false]) {
    const params = { id: b.id };
    await call(setEmployeeStatus, { params, query: { isActive }, token: admin.token });
  }
  const on = await undo('employees.deactivate', off);
  expect(problems(on)).toEqual([expect.stringMatching(/has been changed since\.$/)]);
});

test('employees hear of decisions after a minute, in which they are undone silently, and then once', async () => {
  const employee = await api.signedIn({ email: 'many@example.test' });
  const leave = await aLeaveOf(api, employee);
  const correction = (await aCorrectionOf(api, employee)).id;
  const decided = {
    leave: await run('leaves.approve', [leave]),
    correction: await run('corrections.approve', [correction]),
  };
  api.setNow(NOON + 59_000);
  expect(await api.mailsTo('many@example.test')).toEqual([]);
  expect(problems(await undo('leaves.approve', decided.leave))).toEqual([null]);
  expect(problems(await undo('corrections.approve', decided.correction))).toEqual([null]);
  const again = await run('leaves.approve', [leave]);
  await run('corrections.approve', [correction]);
  api.setNow(NOON + 2 * 60_000);
  expect(await api.mailsTo('many@example.test')).toHaveLength(2);
  expect(problems(await undo('leaves.approve', again))).toEqual([
    expect.stringMatching(/^The employee has been notified of this decision\./),
  ]);
  const { data } = (await call(listCorrections, { query: { page: 0 }, token: admin.token })).body;
  expect(data.find(({ id }) => id === correction)?.status).toBe('Approved');
});

test('an approval of a correction whose log has changed since must be compared by itself', async () => {
  const employee = await api.signedIn();
  const { id, timeLogId } = await aCorrectionOf(api, employee);
  const times = { punchIn: '2026-03-03 09:10:00', punchOut: '2026-03-03 17:00:00' };
  await call(updateTimeLog, {
    params: { id: timeLogId },
    body: { ...times, breaks: [], reason: 'Wrong' },
    token: admin.token,
  });
  expect(await preview('corrections.approve', [id])).toMatchObject([
    { isChanged: false, problem: expect.stringMatching(/^This log has changed since\./) },
  ]);
});

test('an invitation is sent again to those who have one, and cannot be undone', async () => {
  const invited = await api.fixtures.employee();
  const signedIn = await api.signedIn();
  const ids = [invited, signedIn.id];
  const sent = await run('employees.invite', ids);
  expect(sent.map(({ isChanged, undo: text }) => [isChanged, text])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(problems(sent)).toEqual([
    null,
    'This employee needs no invitation: a password has been set.',
  ]);
  const { body } = await call(resendInvitation, {
    params: { id: invited },
    token: admin.token,
  });
  expect(problems(await preview('employees.invite', [invited]))).toEqual([
    expect.stringContaining(body.message.split('.')[0] as string),
  ]);
});

test('the first decision on a new account is not undone: nothing was before', async () => {
  const { id } = await api.fixtures.account({ isActive: null });
  expect(await run('employees.activate', [id])).toMatchObject([
    { isChanged: true, undo: null, note: 'A new account. This cannot be undone.' },
  ]);
});

test('all rows that match a filter are selected, as the list has them', async () => {
  const { id } = await api.fixtures.account({ department: 'Marketing', isActive: true });
  await api.fixtures.account({ department: 'Marketing', isActive: false });
  const select = (body: CallBody<typeof selectBulkRows>) =>
    callUnchecked(selectBulkRows, { body, token: admin.token });
  const filter = { department: 'Marketing', isActive: 'true' };
  expect((await select({ list: 'employees', filter })).body.data).toEqual({ ids: [id] });
  const employee = await api.signedIn({ firstName: 'Zenobia' });
  const leave = await aLeaveOf(api, employee);
  const correction = (await aCorrectionOf(api, employee)).id;
  const search = { search: 'zenobia', status: 'Pending' };
  expect((await select({ list: 'leaves', filter: search })).body.data).toEqual({ ids: [leave] });
  expect((await select({ list: 'corrections', filter: search })).body.data).toEqual({
    ids: [correction],
  });
  const unknown = await select({ list: 'employees', filter: { team: 'A' } });
  expect([unknown.status, unknown.body.fields]).toEqual([
    422,
    [{ field: 'filter.team', message: 'This list has no filter team' }],
  ]);
});

test('more than 1,000 rows are refused, since fewer than they seem would be meant', async () => {
  await api.database.withClient((client) =>
    client.query(`INSERT INTO employees (first_name, email, email_key, employee_code, search_text, job_text)
      SELECT 'Many', 'x' || n, 'x' || n, 'X' || n, '', '' FROM generate_series(1, 1001) n`),
  );
  const body = { list: 'employees', filter: { isNew: 'true' } } as const;
  const { status, body: refused } = await callUnchecked(selectBulkRows, {
    body,
    token: admin.token,
  });
  expect([status, refused.message]).toEqual([
    409,
    'More than 1,000 rows match. Filter the list, so that fewer do.',
  ]);
});

test.each([
  ['employees.department', {}, 'values.department'],
  ['employees.schedule', { from: '2026-03-16' }, 'values.scheduleId'],
  ['employees.schedule', { scheduleId: 1 }, 'values.from'],
  ['leaves.reject', { reason: ' ' }, 'values.reason'],
  ['corrections.reject', {}, 'values.reason'],
] as const)('%s with %j names the missing value', async (action, values, field) => {
  const body = { action, ids: [admin.id], values };
  const { status, body: error } = await callUnchecked(runBulkAction, { body, token: admin.token });
  expect([status, error.fields?.map((each) => each.field)]).toEqual([422, [field]]);
});

test('an undo is only for the row, the action and the administrator that it was returned for', async () => {
  const second = await api.fixtures.account({ role: 'ADMIN' });
  const other = (await call(login, { body: second })).body.data.token;
  const [a, b] = [await api.fixtures.account(), await api.fixtures.account()];
  const [done] = await run('employees.deactivate', [a.id]);
  const text = done?.undo ?? '';
  const send = async (action: BulkActionName, id: number, undoText: string, token: string) => {
    const body = { action, rows: [{ id, undo: undoText }] };
    const response = await callUnchecked(undoBulkAction, { body, token });
    return [response.status, response.body.fields?.map(({ field }) => field)];
  };
  const refused = [422, ['rows.0.undo']];
  expect(await send('employees.deactivate', b.id, text, admin.token)).toEqual(refused);
  expect(await send('employees.activate', a.id, text, admin.token)).toEqual(refused);
  expect(await send('employees.deactivate', a.id, text, other)).toEqual(refused);
  expect(await send('employees.deactivate', a.id, text.slice(1), admin.token)).toEqual(refused);
  expect(await send('employees.invite', a.id, text, admin.token)).toEqual([422, ['action']]);
  expect((await send('employees.deactivate', a.id, text, admin.token))[0]).toBe(200);
  await run('employees.deactivate', [second.id]);
});

test('a retry with the same key changes nothing twice, and returns the same', async () => {
  const { id, ...credentials } = await api.fixtures.account();
  const body = { action: 'employees.deactivate', ids: [id] } as const;
  const request = { body, token: admin.token, headers: { 'idempotency-key': 'bulk-action-key-1' } };
  const first = await call(runBulkAction, request);
  await run('employees.activate', [id]);
  expect((await call(runBulkAction, request)).body).toEqual(first.body);
  expect((await call(login, { body: credentials })).status).toBe(200);
});
