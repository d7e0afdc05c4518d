import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './testing/temporary-folder.ts';

const root = temporaryFolder();

/** Runs `deploy/src/start.ts` until it ends by itself. */
function start(env: NodeJS.ProcessEnv): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(__dirname, 'start.ts')], {
      env: { ...process.env, DATA_DIR: join(root, 'data'), ...env },
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, errors: errors.trim() }));
  });
}

test.each([
  ['PORT', { PORT: 'http' }, 'PORT is "http"; it must be a whole number from 0 to 65535.'],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be one of'],
  [
    'API_BASE_URL',
    { API_BASE_URL: 'hr.example' },
    'API_BASE_URL is "hr.example"; it must be an http://',
  ],
  ['API_PATHS', { API_PATHS: '{' }, 'API_PATHS is "{"; it must be a JSON object'],
  [
    'COMPANY_ZONE',
    { COMPANY_ZONE: 'Mars/Base' },
    'COMPANY_ZONE is "Mars/Base"; it must be an IANA zone',
  ],
])('an invalid %s ends with one sentence and a non-zero exit code', async (_, env, sentence) => {
  const { code, errors } = await start(env);
  expect(errors).toContain(sentence);
  expect(errors.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test('a port in use ends with one sentence and a non-zero exit code, before anything is built', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await start({ PORT: String(port) });
  other.close();
  expect(errors).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
  );
  expect(code).toBe(1);
});

test('an unusable data folder ends with one sentence and a non-zero exit code', async () => {
  const file = join(root, 'a-file');
  writeFileSync(file, '');
  const { code, errors } = await start({ PORT: '0', DATA_DIR: file });
  expect(errors).toContain(`DATA_DIR ${file} is not a folder`);
  expect(errors.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
