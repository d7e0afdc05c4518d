import type { Column, GetColumnData, SQL } from 'drizzle-orm';
import type { Db } from './connection.ts';
import { sql } from './drizzle.ts';

type Columns = Readonly<Record<string, Column>>;

/** A row with these columns. */
export type RowOf<C extends Columns> = { [K in keyof C]: GetColumnData<C[K], 'query'> };

/**
 * Several rows as one value of another query, so that both are read at once.
 * @param rest what follows the columns: `FROM` and `WHERE`.
 * @param order what follows the rows: `ORDER BY`.
 */
export function jsonRows<C extends Columns>(columns: C, rest: SQL, order = sql``): SQL<RowOf<C>[]> {
  const entries = Object.entries(columns);
  const values = sql.join(
    entries.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const readRow = (row: readonly unknown[]) =>
    Object.fromEntries(
      entries.map(([name, column], index) => [name, readValue(column, row[index])]),
    ) as RowOf<C>;
  return sql`(SELECT coalesce(json_agg(json_build_array(${values}) ${order}), '[]') ${rest})`.mapWith(
    (rows: readonly (readonly unknown[])[]) => rows.map(readRow),
  );
}

/** A statement that selects one row of such values. */
export const selectOnce = <F extends Record<string, SQL>>(db: Db, fields: F) =>
  db.select(fields).from(sql`(VALUES (1)) AS one`);

/** JSON writes a value as PostgreSQL does elsewhere, but for a time stamp, which JavaScript reads both ways. */
function readValue(column: Column, value: unknown): unknown {
  return value === null ? null : column.mapFromDriverValue(value);
}
