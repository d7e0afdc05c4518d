import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeTestDatabase, type TestDatabase } from './testing/test-database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await makeTestDatabase();
});
afterAll(() => own.remove());

/** Runs the API as `npm run api` does; `until` a text on stdout, then SIGTERM. */
async function runMain(env: Record<string, string>, until?: string) {
  const main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DEMO_DATA: 'off', ...own.env, ...env },
  });
  const output = { stdout: '', stderr: '' };
  main.stderr.on('data', (chunk) => (output.stderr += chunk));
  main.stdout.on('data', (chunk) => {
    output.stdout += chunk;
    if (until && output.stdout.includes(until)) main.kill('SIGTERM');
  });
  const [code] = await once(main, 'close');
  return { code, ...output };
}

test('starts, says where, and stops on SIGTERM without a word', async () => {
  const { code, stdout, stderr } = await runMain({ PORT: '0' }, 'Company zone');
  expect(stdout).toMatch(/API on http:\/\/127\.0\.0\.1:\d+\/api\/v1\nCompany zone UTC-06:00/);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('a taken port is one sentence and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await runMain({ PORT: String(port), HOST: '127.0.0.1' });
  other.close();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Port ${port} is in use; set PORT to another.\n`,
  });
});

test('a bad setting is one sentence and exit code 1', async () => {
  expect(await runMain({ PORT: 'x' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is "x"; it must be a whole number from 0 to 65535.\n',
  });
});
