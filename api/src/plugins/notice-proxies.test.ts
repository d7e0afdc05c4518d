import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { readApiSettings } from '../env.ts';
import { startTestApi } from '../testing/test-api.ts';
import { fastifyOptions } from './fastify-options.ts';

test.each([
  ['none', 3, 1],
  ['1', 0, 0],
])(
  'with TRUST_PROXY %s forwarded requests are counted %d times and warned of %d times',
  async (trust, count, warnings) => {
    const api = await startTestApi({ TRUST_PROXY: trust });
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(...String(chunk).trim().split('\n'));
        done();
      },
    });
    const options = fastifyOptions(readApiSettings({ TRUST_PROXY: trust }));
    const server = Fastify({ ...options, logger: { ...options.logger, stream } });
    await server.register(api.api.plugin);
    const base = await server.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${base}/api/health`, { headers })).text();
    await ask({});
    await ask({ 'x-forwarded-for': '192.0.2.1' });
    await ask({ 'x-forwarded-for': '192.0.2.2' });
    await ask({ forwarded: 'for=192.0.2.3' });
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toContain(`\nrollcall_untrusted_forwarded_requests_total ${count}\n`);
    const warned = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warned).toHaveLength(warnings);
    await server.close();
    await api.stop();
  },
);
