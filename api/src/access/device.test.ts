/** @database embedded */
import { type Call, forgotPassword, login, verifyOtpCode } from '@rollcall/shared/contract';
import { attempts } from '../core/db/tables/attempts.ts';
import type { CallResponse } from '../testing/call-api.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';

const HOUR = 3_600_000;
let api: TestApi;
let now = NOON;
beforeAll(async () => {
  // As behind a proxy without TRUST_PROXY: all clients have the same IP address.
  api = await startTestApi({ PUBLIC_URL: 'http://localhost:4000' });
});
beforeEach(async () => {
  await api.database.db.delete(attempts);
  now += 48 * HOUR;
  api.setNow(now);
});
afterAll(() => api.stop());

const WRONG_CODE = '0000';
const wrongCode = (code: string) => (code === WRONG_CODE ? '0001' : WRONG_CODE);

/** A browser that stores the cookie it receives. */
function browser(cookie = '') {
  let currentCookie = cookie;
  const sender = () => ({ headers: currentCookie ? { cookie: currentCookie } : {} });
  const statusOf = async (sent: Promise<CallResponse<Call>>) => {
    const { status, headers } = await sent;
    const [set] = headers.getSetCookie();
    if (set) currentCookie = set.split(';')[0] ?? '';
    return status;
  };
  return {
    cookie: () => currentCookie,
    signIn: (email: string, password: string) =>
      statusOf(api.call(login, { body: { email, password }, ...sender() })),
    requestCode: (email: string) =>
      statusOf(api.call(forgotPassword, { body: { email }, ...sender() })),
    verify: (email: string, otpCode: string) =>
      statusOf(api.call(verifyOtpCode, { body: { email, otpCode }, ...sender() })),
  };
}

async function codeOf(email: string): Promise<string> {
  return /^(\d{4})$/m.exec((await api.mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
}

/** Exhausts the limits of the network address with wrong sign-ins and wrong codes for unknown accounts. */
async function attack(): Promise<void> {
  const email = (n: number) => `unknown-${n}@x.test`;
  // Twenty at a time until one is refused: on a busy machine some get 503 and are not counted.
  const untilRefused = async (attempt: (n: number) => Promise<number>) => {
    for (let from = 0; ; from += 20) {
      const statuses = Array.from({ length: 20 }, (_, n) => attempt(from + n));
      if ((await Promise.all(statuses)).includes(429)) return;
    }
  };
  await untilRefused((n) => browser().signIn(email(n), 'wrong'));
  await untilRefused((n) => browser().verify(email(n), WRONG_CODE));
}

/** The same, written to the database instead of making a hundred hashes. */
async function exhaustAddress(): Promise<void> {
  const windowEndsAt = new Date(now + 10 * 60_000);
  const counts = { 'sign-in 127.0.0.1': 100, 'code from 127.0.0.1': 10 };
  await api.database.db.delete(attempts);
  await api.database.db.insert(attempts).values(
    Object.entries(counts).map(([countedFor, failures]) => ({
      countedFor,
      failures,
      windowEndsAt,
    })),
  );
}

test('an attacker on the same IP address blocks unknown browsers, but none that signed in or requested a code before', async () => {
  const [known, requester, unknown] = [
    await api.fixtures.account(),
    await api.fixtures.account(),
    await api.fixtures.account(),
  ];
  const [knownBrowser, requesterBrowser] = [browser(), browser()];
  expect(await knownBrowser.signIn(known.email, known.password)).toBe(200);
  expect(await requesterBrowser.requestCode(requester.email)).toBe(200);
  await attack();
  expect(await browser().signIn(unknown.email, unknown.password)).toBe(429);
  expect(await browser().verify(unknown.email, WRONG_CODE)).toBe(429);
  expect(await knownBrowser.signIn(known.email, 'mistyped')).toBe(401);
  expect(await knownBrowser.signIn(known.email, known.password)).toBe(200);
  const code = await codeOf(requester.email);
  expect(await requesterBrowser.verify(requester.email, wrongCode(code))).toBe(422);
  expect(await requesterBrowser.verify(requester.email, code)).toBe(200);
  // A browser that signed in before can also recover, although the IP address may request no more mails.
  for (let n = 0; n < 25; n += 1) await browser().requestCode(`m${n}@example.test`);
  expect(await browser().requestCode(unknown.email)).toBe(429);
  expect(await knownBrowser.requestCode(known.email)).toBe(200);
  expect(await knownBrowser.verify(known.email, await codeOf(known.email))).toBe(200);
});

test('one attempt at each of many accounts is stopped', async () => {
  const accounts = await Promise.all(Array.from({ length: 105 }, () => api.fixtures.account()));
  const statuses: number[] = [];
  for (const { email } of accounts) statuses.push(await browser().signIn(email, 'Summer2026'));
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.slice(100)).toEqual(Array(5).fill(429));
});

test('what a browser did for one account does not count for another', async () => {
  const [mine, other] = [await api.fixtures.account(), await api.fixtures.account()];
  const attacker = browser();
  expect(await attacker.signIn(mine.email, mine.password)).toBe(200);
  expect(await attacker.requestCode(mine.email)).toBe(200);
  await exhaustAddress();
  expect(await attacker.signIn(other.email, other.password)).toBe(429);
  expect(await attacker.verify(other.email, WRONG_CODE)).toBe(429);
});

test('requesting a code does not exempt a browser from the sign-in limit', async () => {
  const { email, password } = await api.fixtures.account();
  const requester = browser();
  await requester.requestCode(email);
  await exhaustAddress();
  expect(await requester.signIn(email, password)).toBe(429);
});

test('after ten wrong passwords a known browser has the limits of an unknown one', async () => {
  const { email, password } = await api.fixtures.account();
  const known = browser();
  await known.signIn(email, password);
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) statuses.push(await known.signIn(email, 'wrong'));
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
});

test('after five wrong codes a requesting browser has the limits of an unknown one; all of them share a hundred a day', async () => {
  const requesters = Array.from({ length: 30 }, (_, n) => ({
    client: browser(),
    email: `a${n}@x.test`,
  }));
  for (const { client, email } of requesters) {
    expect(await client.requestCode(email)).toBe(200);
    now += 60_000;
    api.setNow(now);
  }
  let wrong = 0;
  for (const { client, email } of requesters) {
    for (let n = 0; n < 5; n += 1) if ((await client.verify(email, WRONG_CODE)) === 422) wrong += 1;
  }
  // One per browser, a hundred for all requesting browsers, then the ten of the IP address.
  expect(wrong).toBe(30 + 100 + 10);
});

test('the first attempt of a requesting browser is reserved, even when others on its IP address have exhausted theirs', async () => {
  const { email } = await api.fixtures.account();
  const requester = browser();
  await requester.requestCode(email);
  await exhaustAddress();
  await api.database.db.insert(attempts).values({
    countedFor: 'codes asked for by 127.0.0.1',
    failures: 100,
    windowEndsAt: new Date(now + HOUR),
  });
  expect(await requester.verify(email, await codeOf(email))).toBe(200);
});

test('a forged, an edited and a foreign cookie are ignored', async () => {
  const { email, password } = await api.fixtures.account();
  const other = await api.fixtures.account();
  const known = browser();
  await known.signIn(email, password);
  const foreign = await startTestApi({
    JWT_SECRET: 'the secret of quite another server, long enough',
  });
  await foreign.fixtures.account({ email });
  const { headers } = await foreign.call(login, { body: { email, password } });
  const foreignCookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await foreign.stop();
  await exhaustAddress();
  const [name = '', value = ''] = known.cookie().split('=');
  const parts = value.split('.');
  const asRequested = [`a`, ...parts.slice(1)].join('.');
  const otherNonce = [parts[0], parts[1], 'AAAAAAAAAAAAAAAA', parts[3]].join('.');
  const cookies = ['', 'x', '...', '~'.repeat(500), asRequested, otherNonce, value.slice(0, -1)];
  for (const cookie of [...cookies.map((text) => `${name}=${text}`), foreignCookie]) {
    expect([cookie, await browser(cookie).signIn(email, password)]).toEqual([cookie, 429]);
  }
  expect(await browser(`${name}=${value}`).signIn(other.email, password)).toBe(429);
  expect(await browser(`${name}=${value}`).signIn(email, password)).toBe(200);
});

test('the cookie is sent only to sign-in calls, unreadable by scripts, and the same for known and unknown accounts', async () => {
  const { email } = await api.fixtures.account();
  const cookieOf = async (address: string) => {
    const { headers } = await api.call(forgotPassword, { body: { email: address } });
    return headers.getSetCookie()[0] ?? '';
  };
  const [known, unknown] = [await cookieOf(email), await cookieOf('unknown@x.test')];
  const attributes = '; Max-Age=34560000; Path=/api/v1/auth; HttpOnly; SameSite=Lax';
  expect(known.replace(/^[^;]*/, '')).toBe(attributes);
  expect(unknown.replace(/^[^;]*/, '')).toBe(attributes);
  expect(known.length).toBe(unknown.length);
  expect(known).not.toContain(email.split('@')[0]);
});

test('behind https the cookie is Secure', async () => {
  const env = {
    PUBLIC_URL: 'https://hr.example',
    ADMIN_EMAIL: 'a@b.test',
    ADMIN_PASSWORD: 'long enough',
  };
  const secure = await startTestApi(env);
  const { headers } = await secure.call(forgotPassword, { body: { email: 'a@b.test' } });
  expect(headers.getSetCookie()[0]).toContain('; Secure;');
  await secure.stop();
});

test('a browser remembers the last five accounts', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, () => api.fixtures.account()));
  const shared = browser();
  for (const { email, password } of accounts) await shared.signIn(email, password);
  await exhaustAddress();
  const statuses: number[] = [];
  for (const { email, password } of accounts) statuses.push(await shared.signIn(email, password));
  // The first was dropped; signing in again changes nothing for the others.
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
});
