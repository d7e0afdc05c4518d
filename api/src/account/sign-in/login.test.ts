import type { verify } from '@node-rs/argon2';
import { getDashboard, login } from '@rollcall/shared/contract';
import { hashPassword } from '../../access/password.ts';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const argon2 = jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const signIn = (email: string, password: string) => api.call(login, { body: { email, password } });
/** What takes time in a wrong sign-in: its statements, and the parameters of the hashes that it verifies. */
async function workOf(email: string) {
  const verify = jest.spyOn(argon2, 'verify');
  const statements = await recordStatements(api.database, () => signIn(email, 'wrong'));
  const hashes = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4));
  verify.mockRestore();
  return { statements: statements.map(({ text }) => text), hashes };
}
const wrong = { status: false, code: 'wrong_credentials', message: expect.any(String) };

test('the right password returns a token and the user, in any case of the email address', async () => {
  const { id, email, password } = await api.fixtures.account({ firstName: 'Zoë', role: 'ADMIN' });
  const { status, body } = await signIn(` ${email.toUpperCase()} `, password);
  expect(status).toBe(200);
  expect(body.data.employee).toEqual({
    id,
    firstName: 'Zoë',
    lastName: expect.any(String),
    email,
    role: 'ADMIN',
    rights: [],
  });
  expect((await api.call(getDashboard, { token: body.data.token })).status).toBe(200);
});

test('an unknown email address and a wrong password get the same response', async () => {
  const { email } = await api.fixtures.account();
  const responses = [await signIn(email, 'wrong'), await signIn('unknown@example.test', 'wrong')];
  for (const { status, body } of responses) {
    expect(status).toBe(401);
    expect(body).toMatchObject(wrong);
  }
  expect(responses[0]?.body.message).toBe(responses[1]?.body.message);
});

test('an unknown email address takes the same work as a wrong password, and so as long', async () => {
  const passwordHash = await hashPassword('correct horse');
  const { email } = await api.fixtures.account({ passwordHash });
  const known = await workOf(email);
  expect(known.hashes).toEqual([['argon2id', expect.any(String), expect.any(String)]]);
  expect(known.statements).not.toEqual([]);
  expect(await workOf('missing@example.test')).toEqual(known);
});

test.each([
  ['deactivated', { isActive: false }, 'deactivated'],
  ['waiting, email not verified', { isActive: null }, 'email_unverified'],
  [
    'waiting for a decision',
    { isActive: null, emailVerifiedAt: new Date(0) },
    'awaiting_activation',
  ],
])(
  'the reason that an account is %s is given only after the right password',
  async (_title, values, code) => {
    const { email, password } = await api.fixtures.account(values);
    const right = await signIn(email, password);
    expect([right.status, right.body.code]).toEqual([403, code]);
    const { status, body } = await signIn(email, 'wrong');
    expect(status).toBe(401);
    expect(body).toMatchObject(wrong);
  },
);

test('an account without a password cannot be signed in to', async () => {
  await api.fixtures.employee({ email: 'bare@example.test' });
  expect((await signIn('bare@example.test', '')).status).toBe(422);
  expect((await signIn('bare@example.test', 'null')).body).toMatchObject(wrong);
});

test('all broken fields are named at once', async () => {
  const { status, body } = await api.callUnchecked(login, { body: {} });
  expect(status).toBe(422);
  expect(body.fields).toEqual([
    { field: 'email', message: 'Email is required' },
    { field: 'password', message: 'Password is required' },
  ]);
});

test('after ten wrong passwords for an account every password is refused with 429, even the right one', async () => {
  const { email, password } = await api.fixtures.account();
  const other = await api.fixtures.account();
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async () => (await signIn(email, 'wrong')).status),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const refused = await signIn(email, password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body).toMatchObject({ code: 'too_many_tries' });
  expect((await signIn(other.email, other.password)).status).toBe(200);
});

test('right passwords are not counted', async () => {
  const { email, password } = await api.fixtures.account();
  for (let n = 0; n < 12; n += 1) expect((await signIn(email, password)).status).toBe(200);
});
