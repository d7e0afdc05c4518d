import { OperatorError } from '@rollcall/shared/node';
import type { ClientBase } from 'pg';
import { type Migration, readMigrations } from './migration-files.ts';

/** An arbitrary number that every Rollcall server uses. */
const LOCK_KEY = 7_406_110_213;

/**
 * Migrates the schema to this release: forward only, one transaction per file, under a lock, so that servers
 * that start together do it once. Needs a dedicated connection. A schema of a newer release stays unchanged,
 * and this release runs on it if every migration there allows it (decision 052).
 * @returns the numbers of the migrations it applied.
 * @throws OperatorError when the schema needs a newer release than this one.
 */
export async function migrate(
  client: ClientBase,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number[]> {
  return withDatabaseLock(client, async () => {
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      number integer PRIMARY KEY, name text NOT NULL, min_reader integer NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now())`);
    const applied = await readApplied(client);
    const missing = migrations.filter(({ number }) => !applied.has(number));
    const found = Math.max(0, ...applied.keys());
    const newestKnown = migrations.at(-1)?.number ?? 0;
    if (found > newestKnown) {
      refuseIncompatibleSchema({
        found,
        newestKnown,
        needed: Math.max(...applied.values()),
        missing,
      });
      return [];
    }
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ number }) => number);
  });
}

/** Runs work that only one server at a time may do on this database. */
export async function withDatabaseLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}

/** The `min_reader` of each migration that the database has, by number. */
async function readApplied(client: ClientBase): Promise<Map<number, number>> {
  const { rows } = await client.query<{ number: number; min_reader: number }>(
    'SELECT number, min_reader FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.number, row.min_reader]));
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  const { number, name, sql, minReader } = migration;
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      'INSERT INTO schema_migrations (number, name, min_reader) VALUES ($1, $2, $3)',
      [number, name, minReader],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${number} (${name}) failed`, { cause: error });
  }
}

interface Newer {
  /** The newest migration of the database, and of this release. */
  readonly found: number;
  readonly newestKnown: number;
  /** The highest `min_reader` of the database. */
  readonly needed: number;
  /** Migrations of this release that the database lacks. */
  readonly missing: readonly Migration[];
}

function refuseIncompatibleSchema({ found, newestKnown, needed, missing }: Newer): void {
  const remedy = 'Start the release that migrated it, or a newer one';
  if (needed > newestKnown)
    throw new OperatorError(
      `The database schema (migration ${found}) is too new for this release, which supports migrations up to ${newestKnown}. ${remedy}.`,
    );
  // The releases come from diverging branches.
  if (missing.length > 0)
    throw new OperatorError(
      `The database schema (migration ${found}) lacks ${missing.map(({ number }) => number).join(', ')}, which this release needs and cannot add to a newer schema. ${remedy}.`,
    );
}
