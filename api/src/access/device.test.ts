import { attempts } from '../core/db/tables/attempts.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';

const HOUR = 3_600_000;
let api: TestApi;
let now = NOON;
beforeAll(async () => {
  // As behind a proxy that nobody told the server of: everybody has one address.
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

/** A browser: it keeps the cookie that it is given. */
function browser(cookie = '') {
  let kept = cookie;
  const post = async (path: string, body: object) => {
    const answer = await api.post(path, body, kept ? { cookie: kept } : {});
    const [set] = answer.headers.getSetCookie();
    if (set) kept = set.split(';')[0] ?? '';
    return answer;
  };
  return {
    cookie: () => kept,
    signIn: async (email: string, password: string) =>
      (await post('/auth/login', { email, password })).status,
    ask: async (email: string) => (await post('/auth/forgot-password', { email })).status,
    verify: async (email: string, otpCode: string) =>
      (await post('/auth/verify-otp-code', { email, otpCode })).status,
  };
}

async function codeOf(email: string): Promise<string> {
  return /^(\d{4})$/m.exec((await api.mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
}

/** Uses up what the one address has: wrong sign-ins and wrong codes for addresses that do not exist. */
async function attack(): Promise<void> {
  const email = (n: number) => `nobody-${n}@x.test`;
  // Twenty at a time until one is refused: on a busy machine some are told to come back, and count for nothing.
  const untilRefused = async (guess: (n: number) => Promise<number>) => {
    for (let from = 0; ; from += 20) {
      const tries = Array.from({ length: 20 }, (_, n) => guess(from + n));
      if ((await Promise.all(tries)).includes(429)) return;
    }
  };
  await untilRefused((n) => browser().signIn(email(n), 'wrong'));
  await untilRefused((n) => browser().verify(email(n), WRONG_CODE));
}

/** The same, without the hundred hashes that it takes. */
async function addressIsUsedUp(): Promise<void> {
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

test('an attacker behind the same address stops strangers, and no browser that signed in or asked before', async () => {
  const [known, asking, stranger] = [
    await api.arrange.account(),
    await api.arrange.account(),
    await api.arrange.account(),
  ];
  const [knownBrowser, askingBrowser] = [browser(), browser()];
  expect(await knownBrowser.signIn(known.email, known.password)).toBe(200);
  expect(await askingBrowser.ask(asking.email)).toBe(200);
  await attack();
  expect(await browser().signIn(stranger.email, stranger.password)).toBe(429);
  expect(await browser().verify(stranger.email, WRONG_CODE)).toBe(429);
  expect(await knownBrowser.signIn(known.email, 'mistyped')).toBe(401);
  expect(await knownBrowser.signIn(known.email, known.password)).toBe(200);
  const code = await codeOf(asking.email);
  expect(await askingBrowser.verify(asking.email, wrongCode(code))).toBe(422);
  expect(await askingBrowser.verify(asking.email, code)).toBe(200);
  // Who signed in before recovers as well, though the address may ask for no more mails.
  for (let n = 0; n < 25; n += 1) await browser().ask(`m${n}@example.test`);
  expect(await browser().ask(stranger.email)).toBe(429);
  expect(await knownBrowser.ask(known.email)).toBe(200);
  expect(await knownBrowser.verify(known.email, await codeOf(known.email))).toBe(200);
});

test('one guess at each of many accounts is stopped', async () => {
  const accounts = await Promise.all(Array.from({ length: 105 }, () => api.arrange.account()));
  const statuses: number[] = [];
  for (const { email } of accounts) statuses.push(await browser().signIn(email, 'Summer2026'));
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.slice(100)).toEqual(Array(5).fill(429));
});

test('what a browser did for one account gives it nothing for another', async () => {
  const [own, other] = [await api.arrange.account(), await api.arrange.account()];
  const attacker = browser();
  expect(await attacker.signIn(own.email, own.password)).toBe(200);
  expect(await attacker.ask(own.email)).toBe(200);
  await addressIsUsedUp();
  expect(await attacker.signIn(other.email, other.password)).toBe(429);
  expect(await attacker.verify(other.email, WRONG_CODE)).toBe(429);
});

test('asking for a code is no proof for signing in', async () => {
  const { email, password } = await api.arrange.account();
  const asking = browser();
  await asking.ask(email);
  await addressIsUsedUp();
  expect(await asking.signIn(email, password)).toBe(429);
});

test('past ten wrong passwords a known browser is a stranger', async () => {
  const { email, password } = await api.arrange.account();
  const known = browser();
  await known.signIn(email, password);
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) statuses.push(await known.signIn(email, 'wrong'));
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
});

test('past five wrong codes a browser that asked is a stranger; all of them together have a hundred a day', async () => {
  const asked = Array.from({ length: 30 }, (_, n) => ({ who: browser(), email: `a${n}@x.test` }));
  for (const { who, email } of asked) {
    expect(await who.ask(email)).toBe(200);
    now += 60_000;
    api.setNow(now);
  }
  let wrong = 0;
  for (const { who, email } of asked) {
    for (let n = 0; n < 5; n += 1) if ((await who.verify(email, WRONG_CODE)) === 422) wrong += 1;
  }
  // One of each browser, a hundred of all that asked, then the ten of the address.
  expect(wrong).toBe(30 + 100 + 10);
});

test('the first try of a browser that asked is its own, whatever others at its address have used up', async () => {
  const { email } = await api.arrange.account();
  const asking = browser();
  await asking.ask(email);
  await addressIsUsedUp();
  await api.database.db.insert(attempts).values({
    countedFor: 'codes asked for by 127.0.0.1',
    failures: 100,
    windowEndsAt: new Date(now + HOUR),
  });
  expect(await asking.verify(email, await codeOf(email))).toBe(200);
});

test('a forged, an edited and a foreign cookie are none', async () => {
  const { email, password } = await api.arrange.account();
  const other = await api.arrange.account();
  const known = browser();
  await known.signIn(email, password);
  const foreign = await startTestApi({
    JWT_SECRET: 'the secret of quite another server, long enough',
  });
  await foreign.arrange.account({ email });
  const { headers } = await foreign.post('/auth/login', { email, password });
  const foreignCookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await foreign.stop();
  await addressIsUsedUp();
  const [name = '', value = ''] = known.cookie().split('=');
  const parts = value.split('.');
  const asAsked = [`a`, ...parts.slice(1)].join('.');
  const otherNonce = [parts[0], parts[1], 'AAAAAAAAAAAAAAAA', parts[3]].join('.');
  const cookies = ['', 'x', '...', '~'.repeat(500), asAsked, otherNonce, value.slice(0, -1)];
  for (const cookie of [...cookies.map((text) => `${name}=${text}`), foreignCookie]) {
    expect([cookie, await browser(cookie).signIn(email, password)]).toEqual([cookie, 429]);
  }
  expect(await browser(`${name}=${value}`).signIn(other.email, password)).toBe(429);
  expect(await browser(`${name}=${value}`).signIn(email, password)).toBe(200);
});

test('the cookie is for the sign-in alone, out of reach of scripts, and alike for whoever asks', async () => {
  const { email } = await api.arrange.account();
  const cookieOf = async (address: string) => {
    const { headers } = await api.post('/auth/forgot-password', { email: address });
    return headers.getSetCookie()[0] ?? '';
  };
  const [known, unknown] = [await cookieOf(email), await cookieOf('nobody@x.test')];
  const attributes = '; Max-Age=34560000; Path=/api/v1/auth; HttpOnly; SameSite=Lax';
  expect(known.replace(/^[^;]*/, '')).toBe(attributes);
  expect(unknown.replace(/^[^;]*/, '')).toBe(attributes);
  expect(known.length).toBe(unknown.length);
  expect(known).not.toContain(email.split('@')[0]);
});

test('behind https the cookie is sent over https alone', async () => {
  const env = {
    PUBLIC_URL: 'https://hr.example',
    ADMIN_EMAIL: 'a@b.test',
    ADMIN_PASSWORD: 'long enough',
  };
  const secure = await startTestApi(env);
  const { headers } = await secure.post('/auth/forgot-password', { email: 'a@b.test' });
  expect(headers.getSetCookie()[0]).toContain('; Secure;');
  await secure.stop();
});

test('a browser keeps the last five accounts', async () => {
  const accounts = await Promise.all(Array.from({ length: 6 }, () => api.arrange.account()));
  const shared = browser();
  for (const { email, password } of accounts) await shared.signIn(email, password);
  await addressIsUsedUp();
  const statuses: number[] = [];
  for (const { email, password } of accounts) statuses.push(await shared.signIn(email, password));
  // The first was pushed out; signing in again changes nothing for the others.
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
});
