import { randomBytes } from 'node:crypto';
import { access, rm, writeFile } from 'node:fs/promises';

/** What a move needs at most: the release list, its copy and lines of the log, in bytes. */
const BYTES = 500_000;

/**
 * Writes with the space of a reserve when the disk is full: a module must be disabled, or a release rolled back, also then.
 * @param path of the reserve, on the same disk.
 * @param write is called once more then, so it must not leave half of anything.
 */
export async function withReserve(path: string, write: () => Promise<void>): Promise<void> {
  await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC' || !(await exists(path))) throw error;
    await rm(path);
    await write();
  });
}

/** Makes a reserve, unless it is there or there is no room for it. */
export async function keepReserve(path: string): Promise<void> {
  if (await exists(path)) return;
  // Random bytes, since some disks store zeros without space.
  await writeFile(path, randomBytes(BYTES)).catch(() => rm(path, { force: true }));
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
