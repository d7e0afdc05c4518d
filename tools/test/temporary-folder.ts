import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The in-memory file system of Linux. */
const IN_MEMORY = '/dev/shm';
/** Space for two databases, the consoles of the browser tests, Chromium's profiles and copies of the repository. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * Creates a folder for the temporary files of this process and its children, in memory if there is enough space: a test
 * database is a thousand files, which take a second to copy on disk and 0.05 s in memory. The folder is removed when
 * this process ends.
 */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(hasSpace() ? IN_MEMORY : tmpdir(), 'rollcall-'));
  // PostgreSQL runs as another user, in its own folder below this one.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
