import { join } from 'node:path';
import { OperatorError, tryLockFile } from '@rollcall/shared/node';

/**
 * Locks a folder for this process, because two embedded databases on one folder lose acknowledged rows. Nothing
 * else may open the lock file (see `tryLockFile`).
 * @returns a function that releases the lock.
 * @throws OperatorError when another process holds the lock.
 */
export function lockFolder(folder: string): () => void {
  let release: (() => void) | undefined;
  try {
    release = tryLockFile(join(folder, 'database.lock'));
  } catch (cause) {
    throw new OperatorError(
      `DATA_DIR is ${folder}, which cannot be written: ${(cause as Error).message}.`,
      { cause },
    );
  }
  if (release) return release;
  throw new OperatorError(
    `The data folder ${folder} is in use by another Rollcall server. Stop it, or set DATA_DIR to another folder.`,
  );
}
