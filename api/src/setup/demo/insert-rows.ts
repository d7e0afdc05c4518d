import type { ClientBase } from 'pg';

/** Rows per statement: large enough to be fast, small enough not to block the database. */
const CHUNK = 2000;

/**
 * Inserts many rows with the same columns, each chunk as one JSON parameter that the database expands by the
 * table's column types. Table and column names are not escaped and must come from code.
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
