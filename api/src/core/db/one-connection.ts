import type { Duplex } from 'node:stream';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Db } from './connection.ts';
import { drizzle } from './drizzle.ts';

/** What a `Db` uses: the pool, or the connection of a transaction. */
export const clientOf = (db: Db): Pool | PoolClient =>
  (db as NodePgDatabase & { readonly $client: Pool | PoolClient }).$client;

/** Drizzle's object around a connection, which can be used again. */
const dbs = new WeakMap<PoolClient, Db>();

export function dbOf(client: PoolClient): Db {
  const db = dbs.get(client) ?? drizzle({ client });
  dbs.set(client, db);
  return db;
}

/** Sends what a connection is given before anything else is awaited in one write. */
export function corkUntilSent(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/**
 * Reads what does not depend on each other over one connection: statements that begin at once are one write, since sending is
 * what a short statement costs the server most. In a transaction, all use its connection anyway.
 */
export async function readTogether<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  const pool = clientOf(db);
  if (!(pool instanceof Pool)) return read(db);
  const client = await pool.connect();
  try {
    corkUntilSent(client);
    return await read(dbOf(client));
  } finally {
    client.release();
  }
}
