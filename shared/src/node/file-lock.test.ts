import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLockFile } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts another process that holds the lock until it is killed. */
async function holdElsewhere(path: string) {
  const script = `import { tryLockFile } from ${JSON.stringify(join(__dirname, 'file-lock.ts'))};
    if (tryLockFile(${JSON.stringify(path)})) { console.log('held'); setInterval(() => {}, 1000); }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('the lock has one holder at a time, even in the same process', () => {
  const path = join(folder, 'one.lock');
  const release = tryLockFile(path);
  expect(release).toBeDefined();
  expect(tryLockFile(path)).toBeUndefined();
  release?.();
  const again = tryLockFile(path);
  expect(again).toBeDefined();
  again?.();
});

test('another process holds the lock until it ends, even when killed', async () => {
  const path = join(folder, 'two.lock');
  const other = await holdElsewhere(path);
  expect(tryLockFile(path)).toBeUndefined();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const release = tryLockFile(path);
  expect(release).toBeDefined();
  release?.();
});

test('a missing folder is an error', () => {
  expect(() => tryLockFile(join(folder, 'none/x.lock'))).toThrow(/unable to open/);
});
