import { getCapabilities } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());

test.each([
  ['a response', '/capabilities', 200],
  ['a refusal', '/me', 401],
  ['an unknown path', '/nowhere', 404],
])('%s has the security headers', async (_title, path, status) => {
  const response = await api.sendRaw('GET', path);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

test('HSTS is sent over TLS only', async () => {
  const overTls = await api.call(getCapabilities, { headers: { 'x-forwarded-proto': 'https' } });
  expect(overTls.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const plain = await api.call(getCapabilities);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
});

test('the documentation page has its own policy', async () => {
  const page = await fetch(`${api.base.replace('/v1', '')}/docs/`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  await page.arrayBuffer();
});
