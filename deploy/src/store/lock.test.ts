import { existsSync, readdirSync, writeFileSync } from 'node:fs';
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

test.each([
  ['of a process that is gone', '4194305'], // above the highest process id that Linux gives
  ['of a process before us with our id, as in a restarted container', String(process.pid)],
  ['without a holder', ''],
])('a lock %s is taken over', async (_, holder) => {
  const path = join(root, 'b.lock');
  writeFileSync(path, holder);
  await expect(withLock(path, async () => 'done')).resolves.toBe('done');
  expect(readdirSync(root)).not.toContain('b.lock');
});

test('a lock of a process that runs is waited for, then said', async () => {
  const path = join(root, 'c.lock');
  writeFileSync(path, String(process.ppid));
  await expect(withLock(path, async () => 'done', 50)).rejects.toThrow(
    `Another release holds ${path}`,
  );
});
