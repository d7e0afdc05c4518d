import { Pool } from 'pg';
import type { Database } from '../core/db/connection.ts';

/**
 * A database on a server whose `withClient` keeps its connections: a new one costs more than most of what tests do with it.
 * @param url of the server; without one the database is embedded, and has a connection of its own for this.
 */
export function keepClients(database: Database, url: string | undefined): Database {
  if (!url) return database;
  const pool = new Pool({ connectionString: url, idleTimeoutMillis: 0 });
  // Tests end connections, and the pool replaces them.
  pool.on('error', () => {});
  return {
    ...database,
    async withClient(work) {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await database.close();
    },
  };
}
