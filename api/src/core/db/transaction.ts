import { Pool, type PoolClient } from 'pg';
import type { Db } from './connection.ts';
import { clientOf, corkUntilSent, dbOf } from './one-connection.ts';

/** SQLSTATE of a serialization failure or a deadlock: the database aborts one transaction, which can be retried. */
const RETRYABLE = /^40(001|P01)$/;
const MAX_ATTEMPTS = 3;

/**
 * Runs `work` in one transaction, and again after a deadlock or a serialization failure, three times in total. `work`
 * must not have effects outside the transaction. Within a transaction, it runs in a savepoint.
 */
export async function runTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = clientOf(db);
  if (!(client instanceof Pool)) return runInSavepoint(db, client, work);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(client, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/** What is to be done after the commit of a connection's transaction. */
const afterwards = new WeakMap<PoolClient, (() => void)[]>();

/** Does something once the transaction has committed, and not if it fails; at once outside of one. */
export function afterCommit(db: Db, action: () => void): void {
  const client = clientOf(db);
  const actions = client instanceof Pool ? undefined : afterwards.get(client);
  if (actions) actions.push(action);
  else action();
}

async function runOnce<T>(pool: Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  const actions: (() => void)[] = [];
  afterwards.set(client, actions);
  try {
    const begun = begin(client);
    const result = await work(dbOf(client));
    await begun;
    await commit(client);
    for (const action of actions) action();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Begins a transaction together with its first statement, which saves a round trip of each. */
function begin(client: PoolClient): Promise<unknown> {
  corkUntilSent(client);
  const begun = client.query('BEGIN');
  // The work fails then, too.
  begun.catch(() => {});
  return begun;
}

/** @throws Error when a statement of the transaction has failed and its work went on, since the database has rolled back. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('the database has rolled the transaction back');
}

async function runInSavepoint<T>(
  tx: Db,
  client: PoolClient,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  await client.query('SAVEPOINT part');
  try {
    const result = await work(tx);
    await client.query('RELEASE SAVEPOINT part');
    return result;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT part');
    // It is still there, and would hide one around it, which has the same name.
    await client.query('RELEASE SAVEPOINT part');
    throw error;
  }
}

function isRetryable(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (RETRYABLE.test(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}
