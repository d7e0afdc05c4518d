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

/** Columns that a partial index compares with a text; `partial-indexes.test.ts` finds them. */
const COMPARED = new Set([
  'corrections.status',
  'employees.role',
  'jobs.status',
  'overtime.state',
  'time_logs.state',
]);

/**
 * SQL condition: two values are the same. A truth value, and that of a column that a partial index compares, is written into the text instead
 * of becoming a parameter: a plan for any values (decision 098) could not use the index.
 */
export const eq = ((left: SQLWrapper, right: unknown) => {
  const condition = orm.eq(left as Column, right);
  return isIndexed(left, right) ? condition.inlineParams() : condition;
}) as typeof orm.eq;

function isIndexed(left: SQLWrapper, right: unknown): boolean {
  if (typeof right === 'boolean') return true;
  if (typeof right !== 'string' || !orm.is(left, orm.Column)) return false;
  return COMPARED.has(`${orm.getTableName(left.table)}.${left.name}`);
}

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
