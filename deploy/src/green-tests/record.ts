import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists, remove } from '@rollcall/shared/node';
import { ROOT } from '../build/workspaces.ts';

const FOLDER = join(ROOT, '.cache/green-tests');

/** How long a result that nobody has asked for is kept, in milliseconds: 30 days. */
const KEEP_MS = 30 * 86_400_000;

/**
 * The test files that were green, by the key of what they depend on (key.ts). Each is an empty file of that name: it is
 * there or it is not, so that no crash leaves half a record and no two runs can spoil one another's.
 */
export const greenRecord = {
  /** Whether a test with this key was green; asking keeps the record. */
  async has(key: string): Promise<boolean> {
    const file = join(FOLDER, key);
    const isThere = (await readIfExists(file)) !== undefined;
    const now = new Date();
    if (isThere) await utimes(file, now, now).catch(() => undefined);
    return isThere;
  },

  async add(key: string): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, key), '');
  },

  /** Forgets what has not been asked for in a month. */
  async prune(now = Date.now()): Promise<void> {
    const names = await readdir(FOLDER).catch(() => []);
    for (const name of names) {
      const file = join(FOLDER, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > KEEP_MS) await remove(file);
    }
  },
};
