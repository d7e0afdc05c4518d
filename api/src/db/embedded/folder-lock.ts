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
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    lock?.close();
    const { errcode, message } = cause as { errcode?: number; message: string };
    const sentence =
      errcode === BUSY
        ? `The data folder ${folder} is in use by another Rollcall; stop that one or set DATA_DIR to another folder.`
        : `DATA_DIR is ${folder}, which cannot be written: ${message}.`;
    throw new StartError(sentence, { cause });
  }
  return () => lock.close();
}
