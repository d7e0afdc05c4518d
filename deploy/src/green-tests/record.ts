import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists, remove } from '@rollcall/shared/node';
import { ROOT } from '../build/workspaces.ts';

const FOLDER = join(ROOT, '.cache/green-tests');

/** How long an unused result is kept, in milliseconds: 30 days. */
const KEEP_MS = 30 * 86_400_000;

/**
 * Test files that passed, by the key of their inputs (key.ts). Each result is an empty file with that name: a crash
 * cannot leave half of it, and parallel runs cannot corrupt it.
 */
export const greenRecord = {
  /** Whether a test with this key passed; each query extends the record's life. */
  async has(key: string): Promise<boolean> {
    const file = join(FOLDER, key);
    const hasPassed = (await readIfExists(file)) !== undefined;
    const now = new Date();
    if (hasPassed) await utimes(file, now, now).catch(() => undefined);
    return hasPassed;
  },

  async add(key: string): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, key), '');
  },

  /** Removes results that were not used for a month. */
  async prune(now = Date.now()): Promise<void> {
    const names = await readdir(FOLDER).catch(() => []);
    for (const name of names) {
      const file = join(FOLDER, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > KEEP_MS) await remove(file);
    }
  },
};
