import { setTimeout as delay } from 'node:timers/promises';
import { type LoginRequest, login } from '@rollcall/shared/contract';
import { attempts } from '../../core/db/tables/attempts.ts';
import type { CallApi } from '../../testing/call-api.ts';
import { type SecondServer, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let second: SecondServer;
beforeAll(async () => {
  api = await startTestApi();
  second = await api.startSecond();
});
beforeEach(() => api.database.db.delete(attempts));
afterAll(async () => {
  await second.stop();
  await api.stop();
});

async function signIn(body: LoginRequest, server: CallApi = api) {
  const { status, headers } = await server.call(login, { body });
  return { status, retryAfter: Number(headers.get('retry-after')) };
}

/** Signs in; after a 503 waits for `retry-after` and retries once. */
async function signInWithRetry(body: LoginRequest): Promise<number> {
  const first = await signIn(body);
  if (first.status !== 503) return first.status;
  await delay(first.retryAfter * 1000);
  return (await signIn(body)).status;
}

test('200 right sign-ins at once from one IP address, to one account and to many, all succeed', async () => {
  const { email, password } = await api.fixtures.account();
  const others = await Promise.all(Array.from({ length: 20 }, () => api.fixtures.account()));
  const bodies = Array.from({ length: 200 }, (_, n) =>
    n % 2 === 0 ? { email, password } : { email: others[n % 20]?.email ?? '', password },
  );
  const statuses = await Promise.all(bodies.map(signInWithRetry));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { rows } = await api.database.withClient((client) =>
    client.query(
      'SELECT sum(failures)::int AS failures, sum(in_flight)::int AS open FROM attempts',
    ),
  );
  expect(rows).toEqual([{ failures: 0, open: 0 }]);
});

test('1,000 parallel attempts at one account on two servers count as ten attempts', async () => {
  const { email, password } = await api.fixtures.account();
  const signIns = Array.from({ length: 1000 }, (_, n) =>
    signIn({ email, password: `wrong ${n}` }, n % 2 === 0 ? api : second),
  );
  const statuses = (await Promise.all(signIns)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  // Some may get 503 because too many wait; at most ten get 401.
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect((await signIn({ email, password })).status).toBe(429);
});

test('attempts in flight on a server that died count for half a minute', async () => {
  const { email, password } = await api.fixtures.account();
  await signIn({ email, password });
  await api.database.withClient((client) => client.query('UPDATE attempts SET in_flight = 100'));
  const waits = await signIn({ email, password });
  expect([waits.status, waits.retryAfter > 0]).toEqual([503, true]);
  await api.database.withClient((client) =>
    client.query(`UPDATE attempts SET in_flight_until = in_flight_until - interval '30 seconds'`),
  );
  expect((await signIn({ email, password })).status).toBe(200);
});

test('an attempt that ends in an error releases its reservation', async () => {
  const { email, password } = await api.fixtures.account();
  const rename = (from: string, to: string) =>
    api.database.withClient((client) => client.query(`ALTER TABLE ${from} RENAME TO ${to}`));
  await signIn({ email, password });
  await rename('employees', 'employees_renamed');
  expect((await signIn({ email, password })).status).toBe(500);
  await rename('employees_renamed', 'employees');
  const { rows } = await api.database.withClient((client) =>
    client.query(`SELECT 1 FROM attempts WHERE in_flight > 0`),
  );
  expect(rows).toEqual([]);
});
