import { getEmployee, searchEmployees } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let guarded: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  guarded = await startTestApi({ METRICS_TOKEN: 'a token of the scraper' });
});
afterAll(async () => {
  await api.stop();
  await guarded.stop();
});

const read = (from: TestApi, headers: Record<string, string> = {}) =>
  fetch(new URL('/metrics', from.base), { headers });

test('requests are counted by route pattern, without personal data', async () => {
  await api.call(getEmployee, { params: { id: 424_242 }, token: await api.tokenOf('ADMIN') });
  await api.call(searchEmployees, { query: { searchTerm: 'ada' } });
  const metrics = await read(api);
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await metrics.text();
  expect(text).toContain('route="/api/v1/admin/employee/:id",status="404"');
  expect(text).toContain('route="/api/v1/admin/employee/search",status="401"');
  expect(text).toContain('rollcall_outbox_mails 0');
  expect(text).toContain('rollcall_jobs{kind="purge-expired",status="waiting"} 1');
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  // Statistics of it would wake an idle server again and again.
  expect(text).not.toMatch(/eventloop_lag_(mean|p99)/);
  expect(text).not.toMatch(/"[^"]*(424242|searchTerm)[^"]*"/);
});

test('without METRICS_TOKEN only this machine may read metrics, with it anyone who sends the token', async () => {
  expect((await read(api, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(403);
  expect((await read(guarded)).status).toBe(403);
  expect((await read(guarded, { authorization: 'Bearer wrong' })).status).toBe(403);
  const right = await read(guarded, { authorization: 'Bearer a token of the scraper' });
  expect(right.status).toBe(200);
});
