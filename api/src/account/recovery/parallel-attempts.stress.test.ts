import { forgotPassword, verifyOtpCode } from '@rollcall/shared/contract';
import { type SecondServer, startTestApi, type TestApi } from '../../testing/test-api.ts';

const ATTEMPTS = 1000;
let api: TestApi;
let second: SecondServer;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  second = await api.startSecond();
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

/** Sends each attempt from a different IP address, so that only the account's limit can stop it. */
async function attempt(email: string, otpCode: string, n: number): Promise<number> {
  const server = n % 2 === 0 ? api : second;
  const headers = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
  return (await server.call(verifyOtpCode, { body: { email, otpCode }, headers })).status;
}

test('1,000 parallel attempts on two servers count as five attempts at one code', async () => {
  const { email, id } = await api.fixtures.account();
  await api.call(forgotPassword, { body: { email } });
  const [mail = ''] = await api.mailsTo(email);
  const right = Number(/^(\d{4})$/m.exec(mail)?.[1]);
  expect(right).toBeGreaterThanOrEqual(0);
  // The right code is among the attempts, but never among the first few hundred to arrive.
  const others = Array.from({ length: ATTEMPTS }, (_, n) => (right + 1 + n) % 10_000);
  const codes = [...others.slice(0, ATTEMPTS / 2), right, ...others.slice(ATTEMPTS / 2, -1)];
  const statuses = await Promise.all(
    codes.map((code, n) => attempt(email, String(code).padStart(4, '0'), n)),
  );
  expect(statuses).toHaveLength(ATTEMPTS);
  // An attempt that had to wait too long was not checked and got 503.
  const checked = statuses.filter((status) => status !== 503);
  expect(new Set(checked)).toEqual(new Set([422]));
  const { rows } = await api.database.withClient((client) =>
    client.query('SELECT attempts FROM one_time_codes WHERE employee_id = $1', [id]),
  );
  expect(rows).toEqual([{ attempts: 5 }]);
  expect(await attempt(email, String(right).padStart(4, '0'), ATTEMPTS + 1)).toBe(422);
});

test('of a hundred parallel uses of a right code one succeeds', async () => {
  const { email } = await api.fixtures.account();
  await api.call(forgotPassword, { body: { email } });
  const [mail = ''] = await api.mailsTo(email);
  const right = /^(\d{4})$/m.exec(mail)?.[1] ?? '';
  const statuses = await Promise.all(
    Array.from({ length: 100 }, (_, n) => attempt(email, right, n + 5000)),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
