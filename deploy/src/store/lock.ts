import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError, tryLockFile } from '@rollcall/shared/node';

/** How long a release waits for another one's pointer move, in milliseconds; a move takes a few. */
const WAIT_MS = 10_000;

/**
 * Runs `work` while nobody else does, in this process, another one or another container on the same volume
 * (design §6: pointer moves are serialised). `path` is a file that nothing else ever opens (file-lock.ts).
 * @throws StartError when somebody else holds it for longer than `waitMs`.
 */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  waitMs = WAIT_MS,
): Promise<T> {
  const deadline = Date.now() + waitMs;
  await mkdir(dirname(path), { recursive: true });
  for (;;) {
    const release = tryLockFile(path);
    if (release) {
      try {
        return await work();
      } finally {
        release();
      }
    }
    if (Date.now() > deadline) {
      throw new StartError('Another release is moving a pointer in this store: try again.');
    }
    await pause(20);
  }
}
