import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeTestDatabase, type TestDatabase } from './testing/test-database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await makeTestDatabase();
});
afterAll(() => own.remove());

/** Runs the API as `npm run api` does; `whenUp` gets what it printed, and what sends SIGTERM. */
async function runMain(
  env: Record<string, string>,
  whenUp?: (output: string, stop: () => void) => Promise<void>,
) {
  const main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DEMO_DATA: 'off', ...own.env, ...env },
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

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isTaken;
}

test('starts, says where, and on SIGTERM answers what is under way and stops without a word', async () => {
  let answer: Promise<string> | undefined;
  const { code, stdout, stderr } = await runMain({ PORT: '0' }, async (output, stop) => {
    const port = Number(/127.0.0.1:(\d+)/.exec(output)?.[1]);
    const socket = connect(port, '127.0.0.1');
    const body = JSON.stringify({ email: 'x@y.z', password: 'x' });
    const head = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    socket.write(`POST /api/v1/auth/login HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 5)}`);
    // It has read as far as that once it answers somebody who came later.
    await fetch(`http://127.0.0.1:${port}/api/health`);
    stop();
    while (await takesConnections(port));
    answer = text(socket);
    socket.write(body.slice(5));
  });
  expect(await answer).toMatch(/^HTTP\/1.1 401 [\s\S]*wrong_credentials/);
  expect(stdout).toMatch(/API on http:\/\/127\.0\.0\.1:\d+\/api\/v1\nCompany zone UTC-06:00/);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('a public address without TRUST_PROXY is warned of at the start', async () => {
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

test('a taken port is one sentence and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await runMain({ PORT: String(port), HOST: '127.0.0.1' });
  other.close();
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Port ${port} is already in use: stop the program that has it, or set PORT to another.\n`,
  });
});

test('a bad setting is one sentence and exit code 1', async () => {
  expect(await runMain({ PORT: 'x' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT is "x"; it must be a whole number from 0 to 65535.\n',
  });
});
