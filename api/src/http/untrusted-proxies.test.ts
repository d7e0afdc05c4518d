import { startLoggingServer } from '../testing/logging-server.ts';
import { startTestApi } from '../testing/test-api.ts';

test.each([
  ['none', 3, 1],
  ['1', 0, 0],
])(
  'with TRUST_PROXY %s forwarded requests are counted %d times and logged %d times',
  async (trust, count, warnings) => {
    const api = await startTestApi({ TRUST_PROXY: trust });
    const server = await startLoggingServer(api, { TRUST_PROXY: trust });
    const get = async (headers: Record<string, string>) =>
      (await fetch(`${server.origin}/api/health`, { headers })).text();
    await get({});
    await get({ 'x-forwarded-for': '192.0.2.1' });
    await get({ 'x-forwarded-for': '192.0.2.2' });
    await get({ forwarded: 'for=192.0.2.3' });
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toContain(`\nrollcall_untrusted_forwarded_requests_total ${count}\n`);
    const warned = server.log().filter(({ level }) => level === 40);
    expect(warned).toHaveLength(warnings);
    await server.stop();
    await api.stop();
  },
);
