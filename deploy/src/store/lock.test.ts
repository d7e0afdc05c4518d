import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { withStoreLock } from './lock.ts';

const root = temporaryFolder();

test('work under one lock never overlaps, and the lock is released afterwards', async () => {
  const path = join(root, 'a.lock');
  let running = 0;
  let maximum = 0;
  const work = async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withStoreLock(path, work)));
  expect(maximum).toBe(1);
  await expect(withStoreLock(path, async () => 'done', 0)).resolves.toBe('done');
});

test('failing work releases the lock', async () => {
  const path = join(root, 'b.lock');
  const fail = () => withStoreLock(path, () => Promise.reject(new Error('failed')));
  await expect(fail()).rejects.toThrow('failed');
  await expect(withStoreLock(path, async () => 'done', 0)).resolves.toBe('done');
});

test('a lock of another process is waited for until the timeout, and is free when that process dies', async () => {
  const path = join(root, 'c.lock');
  const script = `import { withStoreLock } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
    await withStoreLock(${JSON.stringify(path)}, () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child.stdout, 'data');
  const refused = withStoreLock(path, async () => 'done', 50);
  await expect(refused).rejects.toThrow('Another release is moving a pointer');
  // The message has no path of the server.
  await expect(refused).rejects.not.toThrow(root);
  const waiting = withStoreLock(path, async () => 'done');
  child.kill('SIGKILL');
  await expect(waiting).resolves.toBe('done');
});
