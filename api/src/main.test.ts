/** @database embedded */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let testDb: TestDatabase;
beforeAll(async () => {
  testDb = await createTestDatabase();
});
afterAll(() => testDb.remove());

/** Runs the API like `npm run api`; `whenUp` gets its output and a function that sends SIGTERM. */
async function runMain(
  env: Record<string, string>,
  whenUp?: (output: string, stop: () => void) => Promise<void>,
) {
  const main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DEMO_DATA: 'off', ...testDb.env, ...env },
  });
  const output = { stdout: '', stderr: '' };
  main.stderr.on('data', (chunk) => (output.stderr += chunk));
  let up: Promise<void> | undefined;
  main.stdout.on('data', (chunk) => {
    output.stdout += chunk;
    if (output.stdout.includes('Company zone')) {
      up ??= whenUp?.(output.stdout, () => main.kill('SIGTERM'));
    }
  });
  const [code] = await once(main, 'close');
  await up;
  return { code, ...output };
}

async function acceptsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isAccepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepted;
}

test('the API starts, prints its URL, and on SIGTERM completes requests in progress and stops without output', async () => {
  let response: Promise<string> | undefined;
  const { code, stdout, stderr } = await runMain({ PORT: '0' }, async (output, stop) => {
    const port = Number(/127.0.0.1:(\d+)/.exec(output)?.[1]);
    const socket = connect(port, '127.0.0.1');
    const body = JSON.stringify({ email: 'x@y.z', password: 'x' });
    const head = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    socket.write(`POST /api/v1/auth/login HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 5)}`);
    // It has read the first part once it has answered a later request.
    await fetch(`http://127.0.0.1:${port}/api/health`);
    stop();
    while (await acceptsConnections(port));
    response = text(socket);
    socket.write(body.slice(5));
  });
  expect(await response).toMatch(/^HTTP\/1.1 401 [\s\S]*wrong_credentials/);
  expect(stdout).toMatch(/API on http:\/\/127\.0\.0\.1:\d+\/api\/v1\nCompany zone UTC-06:00/);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('a public URL without TRUST_PROXY prints a warning at the start', async () => {
  const env = { PORT: '0', PUBLIC_URL: 'https://hr.example', HOST: '127.0.0.1' };
  const administrator = { ADMIN_EMAIL: 'boss@hr.example', ADMIN_PASSWORD: 'long enough' };
  const { code, stderr } = await runMain({ ...env, ...administrator }, async (_output, stop) => {
    stop();
  });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^Warning: PUBLIC_URL is https:\/\/hr\.example and TRUST_PROXY is not set\. [^\n]+\n$/,
  );
});

test('a port in use prints one sentence and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await runMain({ PORT: String(port), HOST: '127.0.0.1' });
  other.close();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.\n`,
  });
});

test('a bad setting prints one sentence and exits with 1', async () => {
  expect(await runMain({ PORT: 'x' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is "x"; it must be a whole number from 0 to 65535.\n',
  });
});
