import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { withLock } from './lock.ts';

const root = temporaryFolder();

test('work under one lock never overlaps, and the lock is free afterwards', async () => {
  const path = join(root, 'a.lock');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(path, work)));
  expect(most).toBe(1);
  await expect(withLock(path, async () => 'done', 0)).resolves.toBe('done');
});

test('work that fails frees the lock', async () => {
  const path = join(root, 'b.lock');
  const fail = () => withLock(path, () => Promise.reject(new Error('failed')));
  await expect(fail()).rejects.toThrow('failed');
  await expect(withLock(path, async () => 'done', 0)).resolves.toBe('done');
});

test('a lock of another process is waited for, then said; it is free once that process dies', async () => {
  const path = join(root, 'c.lock');
  const script = `import { withLock } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
    await withLock(${JSON.stringify(path)}, () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child.stdout, 'data');
  const refused = withLock(path, async () => 'done', 50);
  await expect(refused).rejects.toThrow('Another release is moving a pointer');
  // What people read names no path of the server.
  await expect(refused).rejects.not.toThrow(root);
  const waiting = withLock(path, async () => 'done');
  child.kill('SIGKILL');
  await expect(waiting).resolves.toBe('done');
});
