import {
  type CallBody,
  deleteEmployee,
  getDashboard,
  getEmployee,
  getMe,
  listAudit,
  listLeaves,
  listNotifications,
  refresh,
  requestCorrections,
  requestLeave,
  setEmployeeRights,
  setEmployeeRole,
  setEmployeeStatus,
  updateEmployee,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
});
/** Each test has one active administrator. */
beforeEach(async () => {
  await query(`UPDATE employees SET role = 'EMPLOYEE'`);
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const update = (id: number, body: CallBody<typeof updateEmployee>, token = admin.token) =>
  api.call(updateEmployee, { params: { id }, body, token });
const setRole = (id: number, role: 'ADMIN' | 'EMPLOYEE', token = admin.token) =>
  api.call(setEmployeeRole, { params: { id }, body: { role }, token });
const setRights = (id: number, body: CallBody<typeof setEmployeeRights>) =>
  api.call(setEmployeeRights, { params: { id }, body, token: admin.token });
const setAccountStatus = (id: number, isActive: boolean, token = admin.token) =>
  api.call(setEmployeeStatus, { params: { id }, query: { isActive }, token });
const remove = (id: number, token = admin.token) =>
  api.call(deleteEmployee, { params: { id }, token });
const statusOfLeaves = async (token: string) => (await api.call(listLeaves, { token })).status;
const statusOfDashboard = async (token: string) => (await api.call(getDashboard, { token })).status;
const query = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;

test('deactivating revokes every session at once, and activating restores none', async () => {
  const { id, token } = await api.signedIn();
  expect(await statusOfLeaves(token)).toBe(200);
  const { body } = await setAccountStatus(id, false);
  expect(body).toMatchObject({
    message: 'Employee deactivated successfully',
    data: { id, isActive: false },
  });
  expect(await statusOfLeaves(token)).toBe(401);
  expect((await setAccountStatus(id, true)).body.message).toBe('Employee activated successfully');
  expect(await statusOfLeaves(token)).toBe(401);
});

test('the owner gets a mail that their account is active, deactivated or of another role', async () => {
  const { id } = await api.signedIn({ email: 'owner@example.test' });
  const subjects = async () =>
    (await api.mailsTo('owner@example.test')).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
  let now = NOON;
  const later = () => api.setNow((now += 11_000));
  await setAccountStatus(id, false);
  expect(await subjects()).toEqual([]);
  later();
  expect(await subjects()).toEqual(['Your account is deactivated']);
  await setAccountStatus(id, true);
  await setRole(id, 'ADMIN');
  later();
  expect((await subjects()).toSorted()).toEqual(
    [
      'Your account is active',
      'Your account is deactivated',
      'You are an administrator now',
    ].toSorted(),
  );
  // What is undone before the mail was sent, was nothing.
  await setRole(id, 'EMPLOYEE');
  await setRole(id, 'ADMIN');
  await setRole(id, 'ADMIN');
  later();
  expect(await subjects()).toHaveLength(3);
  await setRole(id, 'EMPLOYEE');
  later();
  expect(await subjects()).toContain('You are no longer an administrator');
});

test('who registered hears of the first decision on the account, also when it is changed at once', async () => {
  const subjectsAfter = async (...decisions: readonly boolean[]) => {
    const email = `new${decisions.map(Number).join('')}@example.test`;
    const { id } = await api.fixtures.account({ email, isActive: null });
    for (const isActive of decisions) await setAccountStatus(id, isActive);
    api.setNow(NOON + 11_000);
    const mails = await api.mailsTo(email);
    api.setNow(NOON);
    return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
  };
  const refused = ['Your registration was not accepted'];
  expect(await subjectsAfter(false)).toEqual(refused);
  expect(await subjectsAfter(true, false)).toEqual(refused);
  expect(await subjectsAfter(false, true)).toEqual(['Your account is active']);
  expect(await subjectsAfter(false, true, false)).toEqual(refused);
});

test('isActive and employment status do not change each other', async () => {
  const id = await api.fixtures.employee({ status: 'PROBATION' });
  await setAccountStatus(id, false);
  await update(id, { status: 'RESIGNED' });
  await setAccountStatus(id, true);
  const { body } = await api.call(getEmployee, { params: { id }, token: admin.token });
  expect(body.data).toMatchObject({ status: 'RESIGNED', isActive: true });
});

test('an administrator without a password does not count as a remaining one', async () => {
  await query(
    `UPDATE employees SET role = 'ADMIN', is_active = true, password_hash = NULL
     WHERE id = ${await api.fixtures.employee()}`,
  );
  const demoted = await setRole(admin.id, 'EMPLOYEE');
  expect([demoted.status, demoted.body.message]).toEqual([
    409,
    'The last active administrator cannot be demoted.',
  ]);
  expect((await setAccountStatus(admin.id, false)).status).toBe(409);
});

test('an active employee cannot be deleted; one who was never activated can', async () => {
  const active = await api.fixtures.employee();
  const refused = await remove(active);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  const fresh = await api.fixtures.employee({ isActive: null });
  expect((await remove(fresh)).body).toEqual({
    status: true,
    message: 'Employee deleted successfully',
  });
});

test('deleting an employee deletes the notifications about them, and no others', async () => {
  const createRequests = async (firstName: string) => {
    const { id, token } = await api.signedIn({ firstName });
    const days = { type: 'Casual', startDate: '2026-05-04', endDate: '2026-05-04' };
    expect((await api.call(requestLeave, { body: days, token })).status).toBe(200);
    const rows = [{ punchIn: '2026-03-02 09:00:00', punchOut: '2026-03-02 17:00:00' }];
    const body = { rows, reason: 'Forgot' };
    expect((await api.call(requestCorrections, { body, token })).status).toBe(200);
    return id;
  };
  const deletedId = await createRequests('Goneaway');
  await createRequests('Stayer');
  const notifiedNames = async () => {
    const { body } = await api.call(listNotifications, { token: admin.token });
    return body.data.map(({ text }) => text.split(' ')[0]).toSorted();
  };
  expect(await notifiedNames()).toEqual(['Goneaway', 'Goneaway', 'Stayer', 'Stayer']);
  await setAccountStatus(deletedId, false);
  expect((await remove(deletedId)).status).toBe(200);
  expect(await notifiedNames()).toEqual(['Stayer', 'Stayer']);
});

test('deleting an employee leaves only the code in the audit', async () => {
  const id = await api.fixtures.employee({ isActive: false, employeeCode: 'EMP-GONE' });
  const log = await api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 17:00:00');
  await api.fixtures.break(id, log, '2026-03-02 12:00:00', '2026-03-02 12:30:00');
  await api.fixtures.leave(id, '2026-03-05', '2026-03-06');
  await update(id, { lastName: 'Secretname' });
  expect((await remove(id)).status).toBe(200);
  for (const table of ['time_logs', 'breaks', 'leaves', 'sessions', 'events']) {
    expect(await query(`SELECT 1 FROM ${table} WHERE employee_id = ${id}`)).toEqual([]);
  }
  const rows = await query(`SELECT * FROM audit WHERE employee_code = 'EMP-GONE' ORDER BY id`);
  expect(rows.map(({ action }) => action)).toEqual(['employee.update', 'employee.delete']);
  expect(JSON.stringify(rows)).not.toContain('Secretname');
  expect(rows.every(({ before, after, employee_id }) => !before && !after && !employee_id)).toBe(
    true,
  );
});

test.each([
  ['deactivated', () => setAccountStatus(admin.id, false)],
  ['demoted', () => setRole(admin.id, 'EMPLOYEE')],
])('the last active administrator cannot be %s', async (word, attempt) => {
  await api.fixtures.employee({ role: 'ADMIN', isActive: false });
  const { status, body } = await attempt();
  expect([status, body.message]).toEqual([409, `The last active administrator cannot be ${word}.`]);
  expect(await statusOfDashboard(admin.token)).toBe(200);
});

test('an administrator cannot deactivate their own account, since no one could undo it for them', async () => {
  const other = await api.signedIn({ role: 'ADMIN' });
  const { status, body } = await setAccountStatus(admin.id, false);
  expect([status, body.message]).toEqual([
    409,
    'Your own account can only be deactivated by someone else.',
  ]);
  expect(await statusOfDashboard(admin.token)).toBe(200);
  expect((await setAccountStatus(admin.id, false, other.token)).status).toBe(200);
});

test('when two administrators remove each other concurrently, one of them remains', async () => {
  const other = await api.signedIn({ role: 'ADMIN' });
  for (let round = 0; round < 5; round += 1) {
    await query(
      `UPDATE employees SET role = 'ADMIN', is_active = true WHERE id IN (${admin.id}, ${other.id})`,
    );
    await query('UPDATE sessions SET revoked_at = NULL');
    const responses = await Promise.all([
      setAccountStatus(other.id, false),
      setRole(admin.id, 'EMPLOYEE', other.token),
      setAccountStatus(admin.id, false, other.token),
      remove(other.id),
    ]);
    expect(responses.every(({ status }) => status < 500)).toBe(true);
    const remaining = await query(`SELECT 1 FROM employees WHERE role = 'ADMIN' AND is_active`);
    expect(remaining).toHaveLength(1);
    if ((await query(`SELECT 1 FROM employees WHERE id = ${other.id}`)).length === 0) return;
  }
});

test('a granted role takes effect with the next request, and is audited', async () => {
  const { id, token } = await api.signedIn({ employeeCode: 'EMP-UP' });
  expect(await statusOfDashboard(token)).toBe(403);
  expect((await setRole(id, 'ADMIN')).status).toBe(200);
  expect(await statusOfDashboard(token)).toBe(200);
  const invalid = { params: { id }, body: { role: 'OWNER' }, token: admin.token };
  expect((await api.callUnchecked(setEmployeeRole, invalid)).status).toBe(422);
  const { body } = await api.call(listAudit, { query: { employeeId: id }, token: admin.token });
  expect(body).toMatchObject({
    total: 1,
    isTotalExact: true,
    data: [{ action: 'employee.role', before: { role: 'EMPLOYEE' }, after: { role: 'ADMIN' } }],
  });
});

test('rights are stored sorted and once, reach the session, and are audited', async () => {
  const { id, token } = await api.signedIn({ employeeCode: 'EMP-RIGHT' });
  const body = { rights: ['payroll', 'archive', 'payroll'] };
  expect((await setRights(id, body)).status).toBe(200);
  const { body: me } = await api.call(getMe, { token });
  expect(me.data.rights).toEqual(['archive', 'payroll']);
  const refreshed = await api.call(refresh, { token });
  expect(refreshed.body.data.employee.rights).toEqual(['archive', 'payroll']);
  expect((await setRights(id, { rights: ['archive', 'payroll'] })).status).toBe(200);
  const audit = await api.call(listAudit, { query: { employeeId: id }, token: admin.token });
  expect(audit.body).toMatchObject({
    total: 1,
    data: [
      {
        action: 'employee.rights',
        before: { rights: [] },
        after: { rights: ['archive', 'payroll'] },
      },
    ],
  });
});

test.each([
  [['Payroll']],
  [['pay roll']],
  [['']],
  [['x'.repeat(41)]],
  [Array.from({ length: 21 }, (_, index) => `r${index}`)],
  ['payroll'],
  [null],
])('the rights %j are refused', async (rights) => {
  const { id } = await api.signedIn();
  const request = { params: { id }, body: { rights }, token: admin.token };
  const { status, body } = await api.callUnchecked(setEmployeeRights, request);
  expect([status, body.fields?.[0]?.field]).toEqual([422, expect.stringMatching(/^rights/)]);
});

test('an employee cannot change any employee, including themselves', async () => {
  const { id, token } = await api.signedIn();
  const responses = await Promise.all([
    setRole(id, 'ADMIN', token),
    update(id, { lastName: 'X' }, token),
    setAccountStatus(admin.id, false, token),
    remove(admin.id, token),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
