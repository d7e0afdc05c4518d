import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError, tryLockFile } from '@rollcall/shared/node';

/** How long a release waits for another pointer move, in milliseconds; a move takes only a few. */
const WAIT_MS = 10_000;

/**
 * Runs `work` under an exclusive lock, which also excludes other processes and other containers on the same volume
 * (design §6: pointer moves are serialised). `path` is a file that nothing else ever opens (file-lock.ts).
 * @throws OperatorError when another holder keeps the lock for longer than `waitMs`.
 */
export async function withStoreLock<T>(
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
      throw new OperatorError('Another release is moving a pointer in this store: try again.');
    }
    await delay(20);
  }
}
