import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLockFile } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that holds the lock until it is killed. */
async function holdElsewhere(path: string) {
  const script = `import { tryLockFile } from ${JSON.stringify(join(__dirname, 'file-lock.ts'))};
    if (tryLockFile(${JSON.stringify(path)})) { console.log('held'); setInterval(() => {}, 1000); }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('only one holder at a time, in one process too', () => {
  const path = join(folder, 'one.lock');
  const release = tryLockFile(path);
  expect(release).toBeDefined();
  expect(tryLockFile(path)).toBeUndefined();
  release?.();
  const again = tryLockFile(path);
  expect(again).toBeDefined();
  again?.();
});

test('another process holds it until it dies, however that happens', async () => {
  const path = join(folder, 'two.lock');
  const other = await holdElsewhere(path);
  expect(tryLockFile(path)).toBeUndefined();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const release = tryLockFile(path);
  expect(release).toBeDefined();
  release?.();
});

test('a folder that is missing is an error and no lock', () => {
  expect(() => tryLockFile(join(folder, 'none/x.lock'))).toThrow(/unable to open/);
});
