import { getDashboard } from '@rollcall/shared/contract';
import { eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { sessions } from '../../core/db/tables/sessions.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

/** The status of a call that only administrators may make. */
const statusFor = async (token: string) => (await api.call(getDashboard, { token })).status;

test('a token lives eight hours', async () => {
  const token = await api.tokenOf('ADMIN');
  api.setNow(NOON + 8 * 3_600_000 - 1);
  expect(await statusFor(token)).toBe(200);
  api.setNow(NOON + 8 * 3_600_000);
  expect(await statusFor(token)).toBe(401);
});

test('the role comes from the database, not from the token', async () => {
  const { id, token } = await api.signedIn({ role: 'ADMIN' });
  await api.database.db.update(employees).set({ role: 'EMPLOYEE' }).where(eq(employees.id, id));
  expect(await statusFor(token)).toBe(403);
});

test('a deactivated account’s token is refused at once', async () => {
  const { id, token } = await api.signedIn({ role: 'ADMIN' });
  await api.database.db.update(employees).set({ isActive: false }).where(eq(employees.id, id));
  expect(await statusFor(token)).toBe(401);
});

test('a revoked session’s token is refused', async () => {
  const token = await api.tokenOf('ADMIN');
  await api.database.db.update(sessions).set({ revokedAt: new Date(NOON) });
  expect(await statusFor(token)).toBe(401);
});

test.each([
  ['no token', undefined],
  ['nonsense', 'nonsense'],
  ['a token without a signature', 'eyJhbGciOiJub25lIn0.eyJqdGkiOiJ4In0.'],
])('%s is refused', async (_title, token) => {
  const { status, body } = await api.call(getDashboard, { token });
  expect(status).toBe(401);
  expect(body).toMatchObject({ status: false, code: 'unauthenticated' });
});

test('a token signed with another secret is refused', async () => {
  const [head, payload] = (await api.tokenOf('ADMIN')).split('.');
  const forged = `${head}.${payload}.${'A'.repeat(43)}`;
  expect(await statusFor(forged)).toBe(401);
});

test('plugins on the same server can ask whose session a request has', async () => {
  const identify = (token: string) =>
    api.api.identify({ headers: { authorization: `Bearer ${token}` } });
  expect(await identify(await api.tokenOf('ADMIN'))).toMatchObject({ role: 'ADMIN' });
  await expect(identify('nonsense')).rejects.toMatchObject({ statusCode: 401 });
});
