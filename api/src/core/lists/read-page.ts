import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { sql } from '../db/drizzle.ts';
import { COUNT_LIMIT, cappedTotal, toLimitOffset } from '../page.ts';
import { type CountedDays, findPosition } from './day-counts.ts';
import { type StatusCount, type StatusCounts, toStatusCounts } from './status-counts.ts';

/** How a list is read: its ids, which rows match, and their order. */
export interface ListQuery {
  /**
   * Selects the ids of the rows that match, and a condition if there is one, as column `id`, in any order. It
   * selects nothing else, so that rows before the page are read from an index alone; only its ten rows are joined.
   */
  select(condition?: SQL): SQLWrapper;
  readonly id: SQLWrapper;
  readonly orderBy: readonly SQL[];
}

/** The ids of a page, in order, and the total of the list. */
export interface PageOfIds {
  readonly ids: readonly number[];
  readonly total: number;
  readonly isTotalExact: boolean;
}

/**
 * Reads a page of a list in the order of work dates, whose rows are counted per day (decision 090): the counts say in which
 * day it begins, and only rows of that day are skipped. While rows are being added or removed, a page may shift by these.
 * @param startingAt - SQL condition: the rows of a work date and all after it.
 */
export async function readPageByDay(
  db: Db,
  days: CountedDays,
  query: ListQuery & { startingAt(day: string): SQL },
  page: number,
): Promise<PageOfIds> {
  const { limit, offset } = toLimitOffset(page);
  const { total, position } = await findPosition(db, days, offset);
  const ids = position
    ? await readIds(
        db,
        sliced(query, { limit, offset: position.skip }, query.startingAt(position.day)),
      )
    : [];
  return { ids, total, isTotalExact: true };
}

/** Reads a page of a list of people, filtered or not, and counts all who match: no more than the company has. */
export async function readWholePage(
  db: Db,
  query: ListQuery,
  page: number,
  pageSize?: number,
): Promise<PageOfIds> {
  const { rows } = await db.execute<{ total: string; ids: unknown[] }>(sql`
    SELECT (SELECT count(*) FROM (${query.select().getSQL()}) AS matching) AS total,
      ARRAY(${sliced(query, toLimitOffset(page, pageSize))}) AS ids`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return { ids: ids.map(Number), total: Number(total), isTotalExact: true };
}

/**
 * Reads a page of a filtered list and counts it up to {@link COUNT_LIMIT}, with one statement. Matches up to the
 * limit are read in whatever way is the fastest, and then sorted: the database cannot know how rare they are, and
 * following the order of the list would read most of it to find a few. If there are more, they are frequent
 * enough to be found in that order. Pages beyond the limit are read too; they cost more the deeper they are.
 */
export async function readFilteredPage(db: Db, query: ListQuery, page: number): Promise<PageOfIds> {
  const slice = toLimitOffset(page);
  const isFound = sql`${query.id} IN (SELECT id FROM found)`;
  const { rows } = await db.execute<{ counted: number; ids: unknown[] }>(sql`
    WITH found AS MATERIALIZED (${query.select().getSQL()} LIMIT ${COUNT_LIMIT + 1}),
    counted AS MATERIALIZED (SELECT count(*)::int AS rows FROM found)
    SELECT rows AS counted, CASE WHEN rows <= ${COUNT_LIMIT}
      THEN ARRAY(${sliced(query, slice, isFound)}) ELSE ARRAY(${sliced(query, slice)}) END AS ids
    FROM counted`);
  const { counted = 0, ids = [] } = rows[0] ?? {};
  return { ids: ids.map(Number), ...cappedTotal(counted) };
}

/**
 * Reads the ids of a page of a list whose rows have a status, and counts its rows, of every status.
 * @param counted - Selects each `status` of the list without its filter by status, and the number of its `rows`.
 */
export async function readStatusPage(
  db: Db,
  query: ListQuery,
  counted: SQLWrapper,
  page: number,
): Promise<{ ids: number[]; counts: StatusCounts }> {
  const { rows } = await db.execute<{ ids: unknown[]; counts: StatusCount[] }>(sql`
    SELECT ARRAY(${sliced(query, toLimitOffset(page))}) AS ids,
      (SELECT coalesce(json_agg(counted), '[]') FROM (${counted.getSQL()}) AS counted (status, rows)) AS counts`);
  const { ids = [], counts = [] } = rows[0] ?? {};
  return { ids: ids.map(Number), counts: toStatusCounts(counts) };
}

/** Reads the ids of a page that the caller counts, in an order that may need sorting. */
export async function readSortedIds(db: Db, query: ListQuery, page: number): Promise<number[]> {
  return readIds(db, sliced(query, toLimitOffset(page)));
}

/** The rows in the order of their ids; an id whose row has been deleted is left out. */
export function inOrder<T extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly T[],
): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether no field of a filter is set. */
export function isEmptyFilter(filter: object): boolean {
  return Object.values(filter).every((value) => (value ?? '') === '');
}

function sliced(
  query: ListQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  condition?: SQL,
): SQL {
  const selected = query.select(condition).getSQL();
  const orderBy = sql.join([...query.orderBy], sql`, `);
  return sql`${selected} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`;
}

async function readIds(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: unknown }>(query);
  return rows.map(({ id }) => Number(id));
}
