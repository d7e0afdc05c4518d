import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY: somebody else holds the lock. */
const BUSY = 5;

/**
 * Takes a lock file for this caller alone, across processes, containers and machines that share a volume with
 * POSIX locks. The lock is the operating system's (through SQLite, since Node offers none), so it ends with the
 * process however that dies, and nothing stale is left to remove.
 *
 * Give it a file of its own and never open, read or copy that file in this process: closing any other handle of
 * it would release the lock without a word.
 * @returns what releases the lock, or undefined when somebody else holds it.
 * @throws the error of SQLite when the file cannot be made.
 */
export function tryLockFile(path: string): (() => void) | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
  return () => lock.close();
}
