/** @database embedded */
import { punchIn, requestLeave } from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ WRITES_PER_MINUTE: '5', REQUESTS_PER_HOUR: '3' });
});
afterAll(() => api.stop());
beforeEach(() => api.setNow(NOON));

/** Requests one leave after another; returns the status of each response. */
async function requestLeaves(token: string, count: number) {
  const statuses: number[] = [];
  for (let day = 1; day <= count; day += 1) {
    const date = `2026-04-${String(day).padStart(2, '0')}`;
    const body = { type: 'Annual', startDate: date, endDate: date };
    statuses.push((await api.call(requestLeave, { body, token })).status);
  }
  return statuses;
}

const punch = (token: string) => api.call(punchIn, { body: {}, token });

test('an account that writes too often gets 429 with the time to wait, and others do not', async () => {
  const { token } = await api.signedIn();
  for (let write = 0; write < 5; write += 1) expect((await punch(token)).status).toBe(200);
  const refused = await punch(token);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Too many changes in a short time. Please try again in 1 minute.',
  ]);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await punch((await api.signedIn()).token)).status).toBe(200);
  api.setNow(NOON + MINUTE);
  expect((await api.call(requestLeave, { body: LEAVE, token })).status).toBe(200);
});

const LEAVE = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-01' };

test('requests that notify others have a limit of their own', async () => {
  const { token } = await api.signedIn();
  expect(await requestLeaves(token, 4)).toEqual([200, 200, 200, 429]);
  api.setNow(NOON + 59 * MINUTE);
  const refused = await api.call(requestLeave, { body: LEAVE, token });
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Too many requests for leaves and corrections. Please try again in 1 minute.',
  ]);
  // Other changes are still possible.
  expect((await punch(token)).status).toBe(200);
  api.setNow(NOON + 60 * MINUTE);
  const next = { ...LEAVE, startDate: '2026-05-01', endDate: '2026-05-01' };
  expect((await api.call(requestLeave, { body: next, token })).status).toBe(200);
});

test('administrators may write ten times as much', async () => {
  const { token } = await api.signedIn({ role: 'ADMIN' });
  const statuses = await requestLeaves(token, 30);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('after the clock was set back, an account may write again', async () => {
  const { token } = await api.signedIn();
  for (let write = 0; write < 6; write += 1) await punch(token);
  api.setNow(NOON - 3 * 24 * 60 * MINUTE);
  expect((await api.call(requestLeave, { body: LEAVE, token })).status).toBe(200);
});
