import {
  changePassword,
  endOtherSessions,
  endSession,
  getMe,
  listMySessions,
  login,
  logout,
  refresh,
  updateMe,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR = 3_600_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const tokenFor = async ({ email, password }: { email: string; password: string }) =>
  (await api.call(login, { body: { email, password } })).body.data.token;
const isSignedIn = async (token: string) => (await api.call(getMe, { token })).status === 200;
const end = (id: string, token: string) => api.call(endSession, { params: { id }, token });
const newPassword = (current: string, next = 'brand new one') => ({
  currentPassword: current,
  password: next,
  confirmPassword: next,
});

test('signing out ends this session and no other', async () => {
  const account = await api.fixtures.account();
  const [here, there] = [await tokenFor(account), await tokenFor(account)];
  expect((await api.call(logout, { token: here })).body.message).toBe('Signed out');
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
});

test('a session lives eight hours from its last refresh, and a week in total', async () => {
  const { token } = await api.signedIn();
  let latest = token;
  for (let hours = 0; hours < 7 * 24; hours += 7) {
    api.setNow(NOON + hours * HOUR);
    const { status, body } = await api.call(refresh, { token: latest });
    expect(status).toBe(200);
    latest = body.data.token;
    expect(body.data.employee.email).toContain('@');
  }
  expect(await isSignedIn(token)).toBe(true);
  api.setNow(NOON + 7 * 24 * HOUR);
  expect(await isSignedIn(latest)).toBe(false);
  expect((await api.call(refresh, { token: latest })).status).toBe(401);
});

test('a refreshed token says when it ends', async () => {
  const { token } = await api.signedIn();
  api.setNow(NOON + HOUR);
  const { body } = await api.call(refresh, { token });
  const payload = JSON.parse(
    Buffer.from(body.data.token.split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(payload.exp * 1000).toBe(NOON + 9 * HOUR);
});

test('an employee reads their whole record and changes only the fields that they may', async () => {
  const { id, token } = await api.signedIn({ bankAccountNumber: '42', designation: 'Clerk' });
  expect((await api.call(getMe, { token })).body.data).toMatchObject({
    id,
    role: 'EMPLOYEE',
    bankAccountNumber: '42',
  });
  const { status, body } = await api.callUnchecked(updateMe, {
    token,
    body: {
      phone: '+1 312 555 0000',
      emergencyContactName: 'Mo',
      role: 'ADMIN',
      isActive: true,
      designation: 'Director',
      verificationStatus: 'VERIFIED',
      bankAccountNumber: '666',
      email: 'other@example.test',
      vacationDays: 99,
    },
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    phone: '+1 312 555 0000',
    emergencyContactName: 'Mo',
    role: 'EMPLOYEE',
    designation: 'Clerk',
    verificationStatus: 'PENDING',
    bankAccountNumber: '42',
    vacationDays: null,
  });
  expect(body.data.email).not.toBe('other@example.test');
});

test('a new password ends the other sessions and keeps this one', async () => {
  const account = await api.fixtures.account();
  const [here, there] = [await tokenFor(account), await tokenFor(account)];
  const body = newPassword(account.password);
  const { status } = await api.call(changePassword, { body, token: here });
  expect(status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(await tokenFor({ ...account, password: 'brand new one' })).toEqual(expect.any(String));
  expect((await api.mailsTo(account.email)).at(-1)).toContain('Your password was changed');
});

test('a wrong current password is 422 and keeps the session; after ten the response is 429', async () => {
  const { token } = await api.signedIn();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const { status, body } = await api.call(changePassword, { body: newPassword('wrong'), token });
    statuses.push(status);
    if (n === 0) expect(body.fields?.[0]?.field).toBe('currentPassword');
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect(await isSignedIn(token)).toBe(true);
});

test('the same password again is refused under its field, and no session ends', async () => {
  const account = await api.fixtures.account();
  const [here, there] = [await tokenFor(account), await tokenFor(account)];
  const body = newPassword(account.password, account.password);
  const response = await api.call(changePassword, { body, token: here });
  const message = 'The new password is the same as the current one';
  expect([response.status, response.body.fields]).toEqual([422, [{ field: 'password', message }]]);
  expect(await isSignedIn(there)).toBe(true);
});

test('a password that is too short or not repeated is refused', async () => {
  const { token } = await api.signedIn();
  const { status, body } = await api.call(changePassword, {
    body: { currentPassword: 'correct horse', password: 'short', confirmPassword: 'shorter' },
    token,
  });
  expect(status).toBe(422);
  expect(body.fields?.map(({ field }) => field)).toEqual(['password', 'confirmPassword']);
});

test('an employee lists and ends their own live sessions, and no others', async () => {
  const account = await api.fixtures.account();
  const other = await api.signedIn();
  const [first, second] = [await tokenFor(account), await tokenFor(account)];
  const { data } = (await api.call(listMySessions, { token: second })).body;
  expect(data).toHaveLength(2);
  expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const { id = '' } = data.find(({ isCurrent }) => !isCurrent) ?? {};
  expect((await end(id, other.token)).status).toBe(404);
  expect(await isSignedIn(first)).toBe(true);
  expect((await end(id, second)).status).toBe(200);
  expect(await isSignedIn(first)).toBe(false);
  const third = await tokenFor(account);
  await api.call(endOtherSessions, { token: second });
  expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false]);
  expect((await end('nonsense', second)).status).toBe(400);
});
