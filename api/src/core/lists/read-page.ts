import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { sql } from '../db/drizzle.ts';
import { COUNT_LIMIT, cappedTotal, toLimitOffset } from '../page.ts';
import { type CountedDays, totalOfDays, withBeginning } from './day-counts.ts';
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

/** SQL of a page; {@link readPage} reads its rows and what is counted of the list, with one statement. */
export interface PageQuery<Count> {
  /** What the others select from: common table expressions. */
  readonly with?: SQL;
  readonly from?: SQL;
  /** The ids of the rows, in order. */
  readonly ids: SQL;
  readonly counted: SQL;
  toCount(counted: never): Count;
}

export interface Total {
  readonly total: number;
  readonly isTotalExact: boolean;
}

/**
 * A page of a list in the order of work dates, whose rows are counted per day (decision 090): the counts say in which
 * day it begins, and only rows of that day are skipped. While rows are being added or removed, a page may shift by these.
 * @param startingAt - SQL condition: the rows of a work date and all after it.
 */
export function pageByDay(
  days: CountedDays,
  query: ListQuery & { startingAt(day: SQL): SQL },
  page: number,
): PageQuery<Total> {
  const { limit, offset } = toLimitOffset(page);
  const offsetInDay = sql`(SELECT skip FROM beginning)`;
  const condition = query.startingAt(sql`(SELECT day FROM beginning)`);
  return {
    with: withBeginning(days, offset),
    ids: sql`ARRAY(${sliced(query, { limit, offset: offsetInDay }, condition)})`,
    counted: sql`(SELECT total FROM totals)`,
    toCount: toExactTotal,
  };
}

/** A page in an order that needs sorting, of a list whose rows are counted per day. */
export function sortedPage(days: CountedDays, query: ListQuery, page: number): PageQuery<Total> {
  return countedPage(query, totalOfDays(days), page, toExactTotal);
}

/** A page of a list of people, filtered or not; counts all who match: no more than the company has. */
export function wholePage(query: ListQuery, page: number, pageSize?: number): PageQuery<Total> {
  const counted = sql`(SELECT count(*) FROM (${query.select().getSQL()}) AS matching)`;
  return countedPage(query, counted, page, toExactTotal, pageSize);
}

/**
 * A page of a filtered list, which is counted up to {@link COUNT_LIMIT}. Matches up to the
 * limit are read in whatever way is the fastest, and then sorted: the database cannot know how rare they are, and
 * following the order of the list would read most of it to find a few. If there are more, they are frequent
 * enough to be found in that order. Pages beyond the limit are read too; they cost more the deeper they are.
 */
export function filteredPage(query: ListQuery, page: number): PageQuery<Total> {
  const slice = toLimitOffset(page);
  const isFound = sql`${query.id} IN (SELECT id FROM found)`;
  return {
    with: sql`found AS MATERIALIZED (${query.select().getSQL()} LIMIT ${COUNT_LIMIT + 1}),
      number AS MATERIALIZED (SELECT count(*)::int AS of_rows FROM found)`,
    from: sql`number`,
    ids: sql`CASE WHEN of_rows <= ${COUNT_LIMIT}
      THEN ARRAY(${sliced(query, slice, isFound)}) ELSE ARRAY(${sliced(query, slice)}) END`,
    counted: sql`of_rows`,
    toCount: (counted: number) => cappedTotal(counted),
  };
}

/**
 * A page of a list whose rows have a status, and how many rows have which.
 * @param counted - Selects each `status` of the list without its filter by status, and the number of its `rows`.
 */
export function statusPage(
  query: ListQuery,
  counted: SQLWrapper,
  page: number,
): PageQuery<{ readonly counts: StatusCounts }> {
  return countedPage(
    query,
    sql`(SELECT coalesce(json_agg(counted), '[]') FROM (${counted.getSQL()}) AS counted (status, rows))`,
    page,
    (counts: readonly StatusCount[]) => ({ counts: toStatusCounts(counts) }),
  );
}

/** A page that the caller counts with a value of its own. */
export function countedPage<Value, Count>(
  query: ListQuery,
  counted: SQL,
  page: number,
  toCount: (value: Value) => Count,
  pageSize?: number,
): PageQuery<Count> {
  return { ids: sql`ARRAY(${sliced(query, toLimitOffset(page, pageSize))})`, counted, toCount };
}

/** The same page, with another value as JSON. */
export function alongWith<Count, Name extends string, Value>(
  page: PageQuery<Count>,
  name: Name,
  value: SQL<Value>,
): PageQuery<Count & Record<Name, Value>> {
  return {
    ...page,
    counted: sql`json_build_array(${page.counted}, ${value})`,
    toCount: ([counted, along]: [never, Value]) =>
      ({ ...page.toCount(counted), [name]: along }) as Count & Record<Name, Value>,
  };
}

const FIELDS = { pageIds: sql<unknown[]>`page.ids`, pageCounted: sql<never>`page.counted` };

/** The fields of a row, and those of its page, which {@link readPage} needs. */
export const withPage = <Fields extends object>(fields: Fields): Fields => ({
  ...fields,
  ...FIELDS,
});

/** The page as a table to join, `page`. The planner reads it once: `OFFSET 0` keeps it from copying it into each use. */
export function pageSource({ with: names, from, ids, counted }: PageQuery<unknown>): SQL {
  return sql`(${names ? sql`WITH ${names} ` : sql``}SELECT ${ids} AS ids, ${counted} AS counted
    ${from ? sql`FROM ${from} ` : sql``}OFFSET 0) AS page`;
}

/** SQL condition: a row is on the page. */
export const isOnPage = (id: SQLWrapper): SQL => sql`${id} = ANY(page.ids)`;

/**
 * Reads the rows of a page, in order, and what is counted of its list. Only an empty page takes a second statement.
 * @param rows - Selects fields {@link withPage} from rows and {@link pageSource}, in any order.
 */
export async function readPage<Row extends { readonly id: number }, Count>(
  db: Db,
  page: PageQuery<Count>,
  rows: PromiseLike<readonly Row[]>,
): Promise<{ rows: Row[] } & Count> {
  const found = (await rows) as readonly (Row & PageFields)[];
  const [first = (await db.select(FIELDS).from(pageSource(page)))[0]] = found;
  const { pageIds, pageCounted } = first as PageFields;
  return { rows: inOrder(pageIds.map(Number), found), ...page.toCount(pageCounted) };
}

interface PageFields {
  readonly pageIds: readonly unknown[];
  readonly pageCounted: never;
}

/** The rows in the order of their ids. */
function inOrder<T extends { readonly id: number }>(
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

const toExactTotal = (counted: string | number): Total => ({
  total: Number(counted),
  isTotalExact: true,
});

function sliced(
  query: ListQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number | SQL },
  condition?: SQL,
): SQL {
  const selected = query.select(condition).getSQL();
  const orderBy = sql.join([...query.orderBy], sql`, `);
  return sql`${selected} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${offset}`;
}
