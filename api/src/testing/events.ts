import type { Database } from '../core/db/connection.ts';
import { sql } from '../core/db/drizzle.ts';

/**
 * Resolves once the activity feed shows all events so far. It waits for every transaction that runs on the PostgreSQL server
 * (design §9), so also for those of other test files.
 */
export async function untilEventsAreReadable({ db }: Database): Promise<void> {
  const hidden = sql`SELECT 1 FROM events WHERE xid >= pg_snapshot_xmin(pg_current_snapshot()) LIMIT 1`;
  while ((await db.execute(hidden)).rows.length > 0);
}
