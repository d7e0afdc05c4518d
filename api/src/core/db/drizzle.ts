import { createRequire } from 'node:module';
import type { Column, GetColumnData, SQL, SQLWrapper } from 'drizzle-orm';

// The names of drizzle that the server uses. As ES modules, drizzle is 149 files, and Node 26 reads its package description,
// 179 kB, again for each: more than a second per process, which `require` does not take.

const load = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = load('drizzle-orm');
const pg: typeof import('drizzle-orm/pg-core') = load('drizzle-orm/pg-core');
const nodePg: typeof import('drizzle-orm/node-postgres') = load('drizzle-orm/node-postgres');

export const {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notLike,
  or,
  sql,
  sum,
} = orm;

export const {
  alias,
  bigint,
  boolean,
  customType,
  date,
  getTableConfig,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  union,
  uuid,
} = pg;

export const { drizzle } = nodePg;

/**
 * SQL condition: a column has one of some values, or one that a query selects. Drizzle would write a parameter for each value, and so a
 * statement for each number of values, which has to be planned again.
 */
export function inArray<C extends Column>(
  column: C | Exclude<SQL, Column>,
  values: readonly GetColumnData<C, 'raw'>[] | SQLWrapper,
): SQL {
  if (!Array.isArray(values)) return orm.inArray(column as Column, values as SQLWrapper);
  return sql`${column} = ANY(${sql.param(values)})`;
}
