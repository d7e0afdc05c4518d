import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Db } from './connection.ts';

/** SQLSTATE of a serialization failure or a deadlock: the database aborts one transaction, which can be retried. */
const RETRYABLE = /^40(001|P01)$/;
const MAX_ATTEMPTS = 3;

/**
 * Runs `work` in one transaction, and again after a deadlock or a serialization failure, three times in total. `work`
 * must not have effects outside the transaction.
 */
export async function runTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (db as NodePgDatabase).transaction(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (RETRYABLE.test(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}
