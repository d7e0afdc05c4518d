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

test('requests are counted by the pattern of their path, never by whom they are about', async () => {
  await api.get('/admin/employee/424242', await api.tokenOf('ADMIN'));
  await api.get('/admin/employee/search?searchTerm=somebody');
  const metrics = await read(api);
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = await metrics.text();
  expect(text).toContain('route="/api/v1/admin/employee/:id",status="404"');
  expect(text).toContain('route="/api/v1/admin/employee/search",status="401"');
  expect(text).toContain('rollcall_outbox_mails 0');
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toMatch(/424242|somebody/);
});

test('without a token figures are for this machine alone, with one for whoever has it', async () => {
  expect((await read(api, { 'x-forwarded-for': '10.0.0.1' })).status).toBe(403);
  expect((await read(guarded)).status).toBe(403);
  expect((await read(guarded, { authorization: 'Bearer wrong' })).status).toBe(403);
  const right = await read(guarded, { authorization: 'Bearer a token of the scraper' });
  expect(right.status).toBe(200);
});
