import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { runScript } from '../testing/run-cli.ts';
import { storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const file = join(data, 'releases/backends.json');

beforeAll(async () => {
  await storeWithReleases(data);
});

const run = (...args: string[]) =>
  runScript(ROOT, 'cli/main.ts', ['backend', ...args], { env: { DATA_DIR: data } }).done;

test('a backend is set, listed and removed; the file with its key is private', async () => {
  const set = await run('set', 'payroll', '--to', 'http://127.0.0.1:7000/', '--by', 'ada');
  expect(set.output).toContain('Calls of /ext/payroll go to http://127.0.0.1:7000.');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')).key).toMatchObject({ alg: 'ES256' });
  const listed = await run('list');
  expect(listed.output).toContain('payroll  http://127.0.0.1:7000  used by no live module, set ');
  expect((await run('renew-key')).output).toContain('The key is replaced');
  expect((await run('remove', 'payroll')).output).toBe('The backend payroll is removed.\n');
  expect((await run('list')).output).toBe('No module has a backend of its own.\n');
});

test.each([
  [['set', 'payroll'], '--to'],
  [['set', 'Payroll', '--to', 'http://x'], 'is no name of a backend'],
  [['remove', 'other'], 'There is no backend other'],
])('%j is refused', async (args, message) => {
  const result = await run(...args);
  expect(result.errors).toContain(message);
  expect(result.code).not.toBe(0);
});
