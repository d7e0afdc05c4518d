import type { ClientBase } from 'pg';

/** Rows a statement: large enough to be fast, small enough not to hold the database up. */
const CHUNK = 2000;

/**
 * Inserts many rows of one shape, each chunk as one JSON parameter that the database spreads itself by the
 * table's own column types. Table and column names must come from the program.
 */
export async function insertRows(
  client: ClientBase,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let from = 0; from < rows.length; from += CHUNK) {
    await client.query(
      `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + CHUNK))],
    );
  }
}
