/** @database embedded */
import {
  forgotPassword,
  getMe,
  login,
  setPassword,
  updateEmployee,
  verifyOtpCode,
} from '@rollcall/shared/contract';
import { recordStatements } from '../../testing/statements.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let api: TestApi;
let now: number;
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_URL: 'http://localhost:4000', TRUST_PROXY: '1' });
});
beforeEach(() => forward(now === undefined ? 0 : 48 * HOUR));
afterAll(() => api.stop());

/** Moves the clock; each test starts two days later, so that no counts are left from another. */
function forward(milliseconds: number): void {
  now = (now ?? NOON) + milliseconds;
  api.setNow(now);
}

let clients = 0;
/** The headers of a request from an unused network address, unless `address` is given. */
const from = (address = `10.1.${clients >> 8}.${clients++ & 255}`) => ({
  headers: { 'x-forwarded-for': address },
});
const forgot = (email: string, address?: string) =>
  api.call(forgotPassword, { body: { email }, ...from(address) });
const verify = (email: string, otpCode: string, address?: string) =>
  api.call(verifyOtpCode, { body: { email, otpCode }, ...from(address) });
const reset = (ref: string, password = 'brand new', confirmPassword = password) =>
  api.call(setPassword, { body: { ref, password, confirmPassword }, ...from() });
const signIn = (email: string, password: string) =>
  api.call(login, { body: { email, password }, ...from() });

async function codeFor(email: string): Promise<string> {
  await forgot(email);
  const mails = await api.mailsTo(email);
  return /^(\d{4})$/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
}
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const invalidCode = { status: false, code: 'invalid', message: 'Invalid OTP code' };

test('code, reference, new password: all earlier sessions end', async () => {
  const { email, password } = await api.fixtures.account();
  const { token } = (await signIn(email, password)).body.data;
  const code = await codeFor(email.toUpperCase().replace('@EXAMPLE', '@example'));
  const verified = await verify(email, code || (await codeFor(email)));
  expect(verified.status).toBe(200);
  expect(verified.body.data.ref).toMatch(/^[\w-]{43}$/);
  expect((await api.call(getMe, { token })).status).toBe(200);
  const done = await reset(verified.body.data.ref);
  expect(done.body).toEqual({ status: true, message: 'Password reset successfully.' });
  expect((await api.call(getMe, { token })).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(401);
  expect((await signIn(email, 'brand new')).status).toBe(200);
  expect((await api.mailsTo(email)).at(-1)).toContain('Subject: Your password was changed');
});

test('a code and a reference work once', async () => {
  const { email } = await api.fixtures.account();
  const code = await codeFor(email);
  const responses = await Promise.all(Array.from({ length: 5 }, () => verify(email, code)));
  const right = responses.filter(({ status }) => status === 200);
  expect(right).toHaveLength(1);
  const ref = right[0]?.body.data.ref ?? '';
  const resets = await Promise.all(['first one', 'other one'].map((word) => reset(ref, word)));
  expect(resets.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await reset(ref)).body.code).toBe('invalid');
});

test('a code lives ten minutes, and so does a reference', async () => {
  const { email } = await api.fixtures.account();
  const late = await codeFor(email);
  forward(10 * MINUTE);
  expect((await verify(email, late)).body).toMatchObject(invalidCode);
  const { ref } = (await verify(email, await codeFor(email))).body.data;
  forward(10 * MINUTE);
  expect((await reset(ref)).status).toBe(422);
});

test('a new code replaces the old one', async () => {
  const { email } = await api.fixtures.account();
  const first = await codeFor(email);
  forward(MINUTE);
  const second = await codeFor(email);
  if (first !== second) expect((await verify(email, first)).status).toBe(422);
  expect((await verify(email, second)).status).toBe(200);
});

test('a wrong code, a code never sent and an unknown account get the same response', async () => {
  const known = await api.fixtures.account();
  const bare = await api.fixtures.account();
  const code = await codeFor(known.email);
  const responses = [
    await verify(known.email, otherThan(code)),
    await verify(bare.email, '1234'),
    await verify('unknown@example.test', '1234'),
  ];
  for (const { status, body } of responses) {
    const { requestId: _requestId, ...rest } = body;
    expect([status, rest]).toEqual([
      422,
      { ...invalidCode, fields: [{ field: 'otpCode', message: 'Invalid OTP code' }] },
    ]);
  }
});

test('requesting a code does not reveal whether an account exists, and mails only its owner', async () => {
  const { email } = await api.fixtures.account();
  const strip = ({ status, body }: Awaited<ReturnType<typeof forgot>>) => [status, body];
  expect(strip(await forgot(email))).toEqual(strip(await forgot('missing@example.test')));
  expect(await api.mailsTo('missing@example.test')).toEqual([]);
});

test('a wrong code of a known and of an unknown email address take the same statements, and so as long', async () => {
  const { email } = await api.fixtures.account();
  const wrong = otherThan(await codeFor(email));
  const statementsOf = async (address: string) =>
    (await recordStatements(api.database, () => verify(address, wrong))).map(({ text }) => text);
  for (let n = 0; n < 3; n += 1) {
    const known = await statementsOf(email);
    expect(known).not.toEqual([]);
    expect(await statementsOf('missing@example.test')).toEqual(known);
  }
});

test('the sixth attempt at a code is refused even if it is right', async () => {
  const { email } = await api.fixtures.account();
  const code = await codeFor(email);
  for (let n = 0; n < 5; n += 1) await verify(email, otherThan(code));
  expect((await verify(email, code)).body).toMatchObject(invalidCode);
});

test('after ten wrong attempts in a day a link is mailed instead of a code, and lets the owner in', async () => {
  const { email } = await api.fixtures.account();
  for (let round = 0; round < 2; round += 1) {
    const code = await codeFor(email);
    for (let n = 0; n < 5; n += 1) await verify(email, otherThan(code));
    forward(MINUTE);
  }
  const response = await forgot(email);
  expect(response.status).toBe(200);
  const mail = (await api.mailsTo(email)).at(-1) ?? '';
  const ref = /http:\/\/localhost:4000\/reset-password#ref=([\w-]{43})\n/.exec(mail)?.[1] ?? '';
  expect(mail).not.toMatch(/^\d{4}$/m);
  expect((await reset(ref)).status).toBe(200);
  expect((await signIn(email, 'brand new')).status).toBe(200);
  forward(24 * HOUR);
  expect(await codeFor(email)).toMatch(/^\d{4}$/);
});

test('an IP address without a known browser has ten attempts an hour over all accounts', async () => {
  const attempt = (n: number) => verify(`n${n}@example.test`, '0000', '10.9.9.9');
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await attempt(n)).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  forward(HOUR);
  expect((await attempt(13)).status).toBe(422);
});

test('a right code is not counted', async () => {
  const { email } = await api.fixtures.account();
  for (let n = 0; n < 12; n += 1) {
    expect((await verify(email, await codeFor(email), '10.8.8.8')).status).toBe(200);
    forward(MINUTE);
  }
});

test('an account gets one mail in half a minute, and a client has twenty requests in 15 minutes', async () => {
  const { email } = await api.fixtures.account();
  for (let n = 0; n < 5; n += 1) await forgot(email);
  expect(await api.mailsTo(email)).toHaveLength(1);
  const request = (n: number) => forgot(`n${n}@example.test`, '10.7.7.7');
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) statuses.push((await request(n)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  forward(15 * MINUTE);
  expect((await request(23)).status).toBe(200);
});

test('only the reference decides whose password is set', async () => {
  const mallory = await api.fixtures.account();
  const victim = await api.fixtures.account();
  const { ref } = (await verify(mallory.email, await codeFor(mallory.email))).body.data;
  const swapped = { ref, password: 'stolen it', confirmPassword: 'stolen it', email: victim.email };
  const body = { ...swapped, id: victim.id, employeeId: victim.id };
  await api.callUnchecked(setPassword, { body, ...from() });
  expect((await signIn(victim.email, 'stolen it')).status).toBe(401);
  expect((await signIn(mallory.email, 'stolen it')).status).toBe(200);
});

test.each([
  ['too short', { password: '12345', confirmPassword: '12345' }, 'password'],
  ['different', { password: '123456', confirmPassword: '123457' }, 'confirmPassword'],
  ['endless', { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) }, 'password'],
  ['missing', {}, 'password'],
])(
  'a password that is %s is refused and does not use up the reference',
  async (_title, body, field) => {
    const { email } = await api.fixtures.account();
    const { ref } = (await verify(email, await codeFor(email))).body.data;
    const invalid = { body: { ref, ...body }, ...from() };
    const refused = await api.callUnchecked(setPassword, invalid);
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, field]);
    expect((await reset(ref)).status).toBe(200);
  },
);

test.each(['', '123', '12345', 'abcd', '１２３４', null, 1234, ['1234'], { $ne: '' }])(
  'the code %j is refused before anything is counted',
  async (otpCode) => {
    const invalid = { body: { email: 'x@example.test', otpCode }, ...from() };
    const { status, body } = await api.callUnchecked(verifyOtpCode, invalid);
    expect([status, body.message]).toEqual([422, 'Invalid OTP code']);
  },
);

test('codes and links mailed to an old email address stop working once the account has a new one', async () => {
  const admin = await api.tokenOf('ADMIN');
  const { id, email } = await api.fixtures.account();
  const employee = { params: { id }, token: admin };
  const move = (to: string) => api.call(updateEmployee, { ...employee, body: { email: to } });
  const { ref } = (await verify(email, await codeFor(email))).body.data;
  forward(MINUTE);
  const code = await codeFor(email);
  expect(code).not.toBe('');
  expect((await move(`moved-${email}`)).status).toBe(200);
  expect((await verify(`moved-${email}`, code)).body).toMatchObject(invalidCode);
  expect((await reset(ref)).status).toBe(422);
  const fresh = await codeFor(`moved-${email}`);
  await api.call(updateEmployee, { ...employee, body: { designation: 'Clerk' } });
  expect((await verify(`moved-${email}`, fresh)).status).toBe(200);
});

test('the database stores neither codes nor references', async () => {
  const { email } = await api.fixtures.account();
  const code = await codeFor(email);
  const read = async () =>
    JSON.stringify(
      (
        await api.database.withClient((client) =>
          client.query(
            'SELECT c.code_hash, l.secret_hash FROM one_time_codes c FULL JOIN one_time_links l ON false',
          ),
        )
      ).rows,
    );
  const stored = await read();
  expect(stored).not.toContain(`"${code}"`);
  const { ref } = (await verify(email, code)).body.data;
  expect(await read()).not.toContain(ref);
});
