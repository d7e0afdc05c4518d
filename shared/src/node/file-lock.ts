import { DatabaseSync } from 'node:sqlite';

/** SQLITE_BUSY: another process or connection holds the lock. */
const BUSY = 5;

/**
 * Tries to take an exclusive lock on a file, across processes, containers and machines that share a volume with POSIX
 * locks. It is an operating system lock (through SQLite, because Node has no API for it), so it ends with the process
 * even after a crash, and there is never a stale lock to remove.
 *
 * Use a dedicated file and never open, read or copy it in this process: closing any other handle to it silently
 * releases the lock.
 * @returns a function that releases the lock, or undefined when it is already held.
 * @throws the SQLite error when the file cannot be created.
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
