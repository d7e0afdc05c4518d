import { login } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ CORS_ORIGINS: 'https://hr.example' });
});
afterAll(() => api.stop());

test.each([
  ['https://hr.example', 'https://hr.example'],
  ['https://evil.example', null],
])('the allowed origin for %s is %s', async (origin, allowed) => {
  const { headers } = await api.callUnchecked(login, { body: {}, headers: { origin } });
  expect(headers.get('access-control-allow-origin')).toBe(allowed);
});
