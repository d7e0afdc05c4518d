import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { StartError } from '../start-error.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE_NAME = /^(\d{3})-([a-z0-9-]+)\.sql$/;
/** Any number will do, as long as every Rollcall uses the same. */
const LOCK_KEY = 7_406_110_213;

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** The migrations that this release brings, in order. */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .flatMap((file) => {
      const match = FILE_NAME.exec(file);
      if (!match) return [];
      const [, number, name = ''] = match;
      return [{ number: Number(number), name, sql: readFileSync(join(FOLDER, file), 'utf8') }];
    })
    .toSorted((a, b) => a.number - b.number);
}

/**
 * Brings the database's schema up to this release: forward only, one transaction a file, under a lock so
 * that servers starting together do it once. Give a connection of its own.
 * @returns the numbers applied now.
 * @throws StartError when a newer release has been here: an older server must not guess what it finds.
 */
export async function migrate(
  client: ClientBase,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number[]> {
  return withLock(client, async () => {
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<{ number: number }>('SELECT number FROM schema_migrations');
    const done = new Set(rows.map((row) => row.number));
    refuseNewer(Math.max(0, ...done), migrations.at(-1)?.number ?? 0);
    const missing = migrations.filter(({ number }) => !done.has(number));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ number }) => number);
  });
}

/** Runs something that only one server at a time may do to this database. */
export async function withLock<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}

async function apply(client: ClientBase, { number, name, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations VALUES ($1, $2)', [number, name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${number} (${name}) failed`, { cause: error });
  }
}

function refuseNewer(found: number, known: number): void {
  if (found <= known) return;
  throw new StartError(
    `The database is at migration ${found} and this release knows only ${known}; start the release that wrote it, or a newer one.`,
  );
}
