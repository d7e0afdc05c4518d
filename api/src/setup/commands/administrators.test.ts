import { getMe, login } from '@rollcall/shared/contract';
import { createLink } from '../../access/one-time/links.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createAdministrator, resetAccount } from './administrators.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const create = (email: string, password: string) =>
  api.database.withClient((client) => createAdministrator(client, email, password));
const reset = (email: string, password: string) =>
  api.database.withClient((client) => resetAccount(client, email, password));
const rows = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;
const signIn = async (email: string, password: string) =>
  (await api.call(login, { body: { email, password } })).status;
const actionsOf = (id: number) =>
  rows(`SELECT action FROM audit WHERE employee_id = ${id} ORDER BY id`);

test('create adds an administrator who can sign in', async () => {
  await create('boss@hr.test', 'long enough');
  const [boss] = await rows(`SELECT id, role, is_active, is_demo FROM employees
    WHERE email = 'boss@hr.test'`);
  expect(boss).toMatchObject({ role: 'ADMIN', is_active: true, is_demo: false });
  expect(await signIn('boss@hr.test', 'long enough')).toBe(200);
  expect(await actionsOf(boss.id)).toEqual([{ action: 'administrator.create' }]);
});

test('create promotes the employee with the email address, ends their sessions and replaces their password', async () => {
  const { email, password } = await api.fixtures.account();
  const { body } = await api.call(login, { body: { email, password } });
  await create(email.toUpperCase(), 'a new password');
  expect((await api.call(getMe, { token: body.data.token })).status).toBe(401);
  expect(await signIn(email, password)).toBe(401);
  expect(await signIn(email, 'a new password')).toBe(200);
  expect(await rows(`SELECT role FROM employees WHERE email = '${email}'`)).toEqual([
    { role: 'ADMIN' },
  ]);
});

test('from then on demo accounts cannot sign in', async () => {
  const { email, password } = await api.fixtures.account({ isDemo: true });
  expect(await signIn(email, password)).toBe(200);
  await create('next@hr.test', 'long enough');
  expect(await signIn(email, password)).toBe(401);
});

test('reset replaces the password and ends sessions, codes and links', async () => {
  const { id, email, password } = await api.fixtures.account();
  const { body } = await api.call(login, { body: { email, password } });
  const link = { employeeId: id, email, purpose: 'password', expiresAt: NOON + 60_000 } as const;
  await createLink(api.database.db, link);
  await rows(`INSERT INTO one_time_codes (employee_id, code_hash, expires_at)
    VALUES (${id}, 'x', now())`);
  await reset(email.toUpperCase(), 'a new password');
  expect((await api.call(getMe, { token: body.data.token })).status).toBe(401);
  expect(await signIn(email, password)).toBe(401);
  expect(await signIn(email, 'a new password')).toBe(200);
  const secrets = `SELECT (SELECT count(*)::int FROM one_time_codes WHERE employee_id = ${id}) AS codes,
    (SELECT count(*)::int FROM one_time_links WHERE employee_id = ${id}) AS links`;
  expect(await rows(secrets)).toEqual([{ codes: 0, links: 0 }]);
  expect(await actionsOf(id)).toEqual([{ action: 'administrator.reset' }]);
});

test.each([
  ['activates an administrator', 'ADMIN', 200],
  ['does not activate an employee', 'EMPLOYEE', 403],
] as const)('reset %s', async (_title, role, status) => {
  const { email } = await api.fixtures.account({ role, isActive: false });
  await reset(email, 'a new password');
  expect(await signIn(email, 'a new password')).toBe(status);
});

test('reset of an unknown email address fails with a sentence', async () => {
  await expect(reset('unknown@hr.test', 'x')).rejects.toThrow(
    'No account has the email address unknown@hr.test.',
  );
});
