import type { Column, GetColumnData, SQL } from 'drizzle-orm';
import type { Db } from './connection.ts';
import { sql } from './drizzle.ts';

/** Columns, and expressions, whose values are read as JSON writes them. */
type Fields = Readonly<Record<string, Column | SQL>>;

/** A row with these fields. */
export type RowOf<F extends Fields> = {
  [K in keyof F]: F[K] extends Column
    ? GetColumnData<F[K], 'query'>
    : F[K] extends SQL<infer Value>
      ? Value
      : never;
};

/**
 * Several rows as one value of another query, so that both are read at once. Also for many rows alone: drizzle looks at
 * each value to see how it is read.
 * @param rest what follows the fields: `FROM` and `WHERE`.
 * @param order what follows the rows: `ORDER BY`.
 */
export function jsonRows<F extends Fields>(fields: F, rest: SQL, order = sql``): SQL<RowOf<F>[]> {
  const names = Object.keys(fields);
  const readers = Object.values(fields).map(readerOf);
  const values = sql.join(
    Object.values(fields).map((field) => sql`${field}`),
    sql`, `,
  );
  const readRow = (row: readonly unknown[]) => {
    const read: Record<string, unknown> = {};
    names.forEach((name, index) => {
      const value = row[index];
      read[name] = value === null ? null : readers[index]?.(value);
    });
    return read as RowOf<F>;
  };
  return sql`(SELECT coalesce(json_agg(json_build_array(${values}) ${order}), '[]') ${rest})`.mapWith(
    (rows: readonly (readonly unknown[])[]) => rows.map(readRow),
  );
}

/** A statement that selects one row of such values. */
export const selectOnce = <F extends Record<string, SQL>>(db: Db, fields: F) =>
  db.select(fields).from(sql`(VALUES (1)) AS one`);

/** JSON writes a value as PostgreSQL does elsewhere, but for a time stamp, which JavaScript reads both ways. */
function readerOf(field: Column | SQL): (value: unknown) => unknown {
  return 'mapFromDriverValue' in field
    ? (value) => field.mapFromDriverValue(value)
    : (value) => value;
}
