import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5;

/**
 * Takes a folder for this process alone; two embedded databases on one folder lose acknowledged rows.
 * The lock is the operating system's (through SQLite, since Node offers none), so it ends with the process
 * however that dies, and there is nothing stale to remove by hand.
 * @returns what releases it.
 * @throws StartError with a sentence when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if ((cause as { errcode?: number }).errcode !== BUSY) throw cause;
    throw new StartError(
      `The data folder ${folder} is in use by another Rollcall; stop that one or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return () => lock.close();
}
