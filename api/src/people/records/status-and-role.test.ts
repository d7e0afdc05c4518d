import { startTestApi, type TestApi } from '../../testing/test-api.ts';

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
afterAll(() => api.stop());

const put = (path: string, body?: unknown, token = admin.token) =>
  api.send('PUT', path, token, body);
const setAccountStatus = (id: number, isActive: boolean, token?: string) =>
  put(`/admin/employee/status/${id}?isActive=${isActive}`, undefined, token);
const remove = (id: number, token = admin.token) =>
  api.send('DELETE', `/admin/employee/${id}`, token);
const query = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;

test('deactivating revokes every session at once, and activating restores none', async () => {
  const { id, token } = await api.signedIn();
  expect((await api.get('/leaves', token)).status).toBe(200);
  const { body } = await setAccountStatus(id, false);
  expect(body).toMatchObject({
    message: 'Employee deactivated successfully',
    data: { id, isActive: false },
  });
  expect((await api.get('/leaves', token)).status).toBe(401);
  expect((await setAccountStatus(id, true)).body.message).toBe('Employee activated successfully');
  expect((await api.get('/leaves', token)).status).toBe(401);
});

test('isActive and employment status do not change each other', async () => {
  const id = await api.fixtures.employee({ status: 'PROBATION' });
  await setAccountStatus(id, false);
  await put(`/admin/employee/${id}`, { status: 'RESIGNED' });
  await setAccountStatus(id, true);
  const { body } = await api.get(`/admin/employee/${id}`, admin.token);
  expect(body.data).toMatchObject({ status: 'RESIGNED', isActive: true });
});

test('an administrator without a password does not count as a remaining one', async () => {
  await query(
    `UPDATE employees SET role = 'ADMIN', is_active = true, password_hash = NULL
     WHERE id = ${await api.fixtures.employee()}`,
  );
  const demoted = await put(`/admin/employee/${admin.id}/role`, { role: 'EMPLOYEE' });
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
    expect((await api.send('POST', '/leaves', token, days)).status).toBe(200);
    const rows = [{ punchIn: '2026-03-02 09:00:00', punchOut: '2026-03-02 17:00:00' }];
    const correction = await api.send('POST', '/corrections', token, { rows, reason: 'Forgot' });
    expect(correction.status).toBe(200);
    return id;
  };
  const deletedId = await createRequests('Goneaway');
  await createRequests('Stayer');
  const notifiedNames = async () => {
    const { body } = await api.get('/notifications?page=0', admin.token);
    return body.data.map(({ text }: { text: string }) => text.split(' ')[0]).toSorted();
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
  await put(`/admin/employee/${id}`, { lastName: 'Secretname' });
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
  ['demoted', () => put(`/admin/employee/${admin.id}/role`, { role: 'EMPLOYEE' })],
])('the last active administrator cannot be %s', async (word, attempt) => {
  await api.fixtures.employee({ role: 'ADMIN', isActive: false });
  const { status, body } = await attempt();
  expect([status, body.message]).toEqual([409, `The last active administrator cannot be ${word}.`]);
  expect((await api.get('/admin/dashboard', admin.token)).status).toBe(200);
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
      put(`/admin/employee/${admin.id}/role`, { role: 'EMPLOYEE' }, other.token),
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
  expect((await api.get('/admin/dashboard', token)).status).toBe(403);
  expect((await put(`/admin/employee/${id}/role`, { role: 'ADMIN' })).status).toBe(200);
  expect((await api.get('/admin/dashboard', token)).status).toBe(200);
  expect((await put(`/admin/employee/${id}/role`, { role: 'OWNER' })).status).toBe(422);
  const { body } = await api.get(`/admin/audit?employeeId=${id}`, admin.token);
  expect(body).toMatchObject({
    total: 1,
    isTotalExact: true,
    data: [{ action: 'employee.role', before: { role: 'EMPLOYEE' }, after: { role: 'ADMIN' } }],
  });
});

test('an employee cannot change any employee, including themselves', async () => {
  const { id, token } = await api.signedIn();
  const responses = await Promise.all([
    put(`/admin/employee/${id}/role`, { role: 'ADMIN' }, token),
    put(`/admin/employee/${id}`, { lastName: 'X' }, token),
    setAccountStatus(admin.id, false, token),
    remove(admin.id, token),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
