import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { readMigrations } from '../../core/db/migration-files.ts';

/** The first round's last migration. */
const LAST = 23;

/**
 * Makes of the connection's schema, whatever is in it, a database of the first round: its migrations, noted as it
 * noted them, and a few rows in every table.
 */
export async function loadFirstRound(client: ClientBase): Promise<void> {
  await client.query(`DO $$ BEGIN
    EXECUTE format('DROP SCHEMA %1$I CASCADE; CREATE SCHEMA %1$I', current_schema());
  END $$`);
  await client.query(`CREATE TABLE schema_migrations (
    number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  for (const { number, name, sql } of readMigrations()) {
    if (number > LAST) break;
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations VALUES ($1, $2)', [number, name]);
  }
  const tables = (await tablesOf(client)).filter((table) => table !== 'schema_migrations');
  await client.query('BEGIN');
  // The dump has what triggers counted, and its tables stand in no order of their references.
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  await client.query(readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8'));
  for (const table of tables) await moveSequence(client, table);
  await client.query('COMMIT');
}

/** Names of the schema's tables. */
export async function tablesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1',
  );
  return rows.map(({ name }) => name);
}

/** Numbers that the database gives begin after those of the rows. */
async function moveSequence(client: ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_identity = 'YES'`,
    [table],
  );
  for (const { name } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${name}), 0) + 1, false) FROM ${table}`,
      [table, name],
    );
}
