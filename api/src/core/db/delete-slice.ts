import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';
import { sql } from './drizzle.ts';

/** Few enough to keep the one connection of the embedded database for well under 200 ms. */
const SLICE_ROWS = 1000;

/** Deletes up to 1,000 rows that match; true when there may be more. */
export async function deleteSlice(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${SLICE_ROWS}))`,
  );
  return (rowCount ?? 0) >= SLICE_ROWS;
}
