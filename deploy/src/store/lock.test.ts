import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { withLock } from './lock.ts';

const root = temporaryFolder();

test('work under one lock never overlaps, and the lock is gone afterwards', async () => {
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
  expect(existsSync(path)).toBe(false);
});

test('the lock of a process that is gone is taken over', async () => {
  const path = join(root, 'b.lock');
  // Above the highest process id that Linux gives.
  writeFileSync(path, '4194305');
  await expect(withLock(path, async () => 'done')).resolves.toBe('done');
});
