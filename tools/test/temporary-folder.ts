import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Two databases, the consoles of the browser tests, Chromium's profiles and copies of the tree lie there at once. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Sets the folder of temporary files for everything that is started from here: one of its own, in memory where
 * there is room. A test database is a thousand files, which take a second to copy on a disk and 0.05 s there.
 * Removed when this process ends.
 */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'rollcall-'));
  // PostgreSQL runs as another user, in a folder of its own below this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
