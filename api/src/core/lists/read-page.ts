import type { SQL, SQLWrapper } from 'drizzle-orm';
import {
  type Buildable,
  builtPerShape,
  type Given,
  toParameters,
  type ValuesOf,
} from '../db/built-once.ts';
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

const LIMIT = sql.placeholder('limit');
const OFFSET = sql.placeholder('offset');

/** SQL of a page; {@link pageReader} reads its rows and what is counted of the list, with one statement. */
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
): PageQuery<Total> {
  const offsetInDay = sql`(SELECT skip FROM beginning)`;
  const condition = query.startingAt(sql`(SELECT day FROM beginning)`);
  return {
    with: withBeginning(days, OFFSET),
    ids: sql`ARRAY(${sliced(query, condition, offsetInDay)})`,
    counted: sql`(SELECT total FROM totals)`,
    toCount: toExactTotal,
  };
}

/** A page in an order that needs sorting, of a list whose rows are counted per day. */
export function sortedPage(days: CountedDays, query: ListQuery): PageQuery<Total> {
  return countedPage(query, totalOfDays(days), toExactTotal);
}

/** A page of a list of people, filtered or not; counts all who match: no more than the company has. */
export function wholePage(query: ListQuery): PageQuery<Total> {
  const counted = sql`(SELECT count(*) FROM (${query.select().getSQL()}) AS matching)`;
  return countedPage(query, counted, toExactTotal);
}

/**
 * A page of a filtered list, which is counted up to {@link COUNT_LIMIT}. Matches up to the
 * limit are read in whatever way is the fastest, and then sorted: the database cannot know how rare they are, and
 * following the order of the list would read most of it to find a few. If there are more, they are frequent
 * enough to be found in that order. Pages beyond the limit are read too; they cost more the deeper they are.
 */
export function filteredPage(query: ListQuery): PageQuery<Total> {
  const isFound = sql`${query.id} IN (SELECT id FROM found)`;
  return {
    with: sql`found AS MATERIALIZED (${query.select().getSQL()} LIMIT ${COUNT_LIMIT + 1}),
      number AS MATERIALIZED (SELECT count(*)::int AS of_rows FROM found)`,
    from: sql`number`,
    ids: sql`CASE WHEN of_rows <= ${COUNT_LIMIT}
      THEN ARRAY(${sliced(query, isFound)}) ELSE ARRAY(${sliced(query)}) END`,
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
): PageQuery<{ readonly counts: StatusCounts }> {
  return countedPage(
    query,
    sql`(SELECT coalesce(json_agg(counted), '[]') FROM (${counted.getSQL()}) AS counted (status, rows))`,
    (counts: readonly StatusCount[]) => ({ counts: toStatusCounts(counts) }),
  );
}

/** A page that the caller counts with a value of its own. */
export function countedPage<Value, Count>(
  query: ListQuery,
  counted: SQL,
  toCount: (value: Value) => Count,
): PageQuery<Count> {
  return { ids: sql`ARRAY(${sliced(query)})`, counted, toCount };
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

/** The fields of a row, and those of its page, which {@link pageReader} needs. */
export const withPage = <Fields extends object>(fields: Fields): Fields => ({
  ...fields,
  ...FIELDS,
});

/** Joins the page, as `page`, to the rows that are on it: arguments of `innerJoin`. */
export const onPage = (page: PageQuery<unknown>, id: SQLWrapper): [table: SQL, on: SQL] => [
  asTable(page),
  sql`${id} = ANY(page.ids)`,
];

/** The planner reads the page once: `OFFSET 0` keeps it from copying it into each use. */
function asTable({ with: names, from, ids, counted }: PageQuery<unknown>): SQL {
  return sql`(${names ? sql`WITH ${names} ` : sql``}SELECT ${ids} AS ids, ${counted} AS counted
    ${from ? sql`FROM ${from} ` : sql``}OFFSET 0) AS page`;
}

/** A page, and a query that selects fields {@link withPage} from its rows {@link onPage}, in any order. */
export interface PageRows<Row, Count> {
  readonly page: PageQuery<Count>;
  readonly rows: Buildable<readonly Row[]>;
}

/**
 * Reads pages of a list: their rows, in order, and what is counted of the list. Only an empty page takes a second statement.
 * @param build - Builds the query of a page, which is kept for all pages whose filters have the same fields. No value is named `limit` or
 *   `offset`.
 */
export function pageReader<
  Constants,
  Values extends ValuesOf<Values>,
  Row extends { readonly id: number },
  Count,
>(build: (db: Db, constants: Constants, given: Given<Values>) => PageRows<Row, Count>) {
  const queryOf = builtPerShape((db, constants: Constants, given: Given<Values>) => {
    const { page, rows } = build(db, constants, given);
    const empty = () => db.select(FIELDS).from(asTable(page)).prepare('');
    return { rows: rows.prepare(''), empty, toCount: page.toCount };
  });
  return async (
    db: Db,
    constants: Constants,
    values: Values,
    page: number,
    pageSize?: number,
  ): Promise<{ rows: Row[] } & Count> => {
    const { rows, empty, toCount } = queryOf(db, constants, values);
    const parameters = { ...toParameters(values), ...toLimitOffset(page, pageSize) };
    const found = (await rows.execute(parameters)) as readonly (Row & PageFields)[];
    const [first = (await empty().execute(parameters))[0]] = found;
    const { pageIds, pageCounted } = first as PageFields;
    return { rows: inOrder(pageIds.map(Number), found), ...toCount(pageCounted) };
  };
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

/** Whether no field of a filter is set; a search term without words is not. */
export function isEmptyFilter(filter: object): boolean {
  return Object.values(filter)
    .flat()
    .every((value) => (value ?? null) === null);
}

const toExactTotal = (counted: string | number): Total => ({
  total: Number(counted),
  isTotalExact: true,
});

function sliced(query: ListQuery, condition?: SQL, offset: SQLWrapper = OFFSET): SQL {
  const selected = query.select(condition).getSQL();
  const orderBy = sql.join([...query.orderBy], sql`, `);
  return sql`${selected} ORDER BY ${orderBy} LIMIT ${LIMIT} OFFSET ${offset}`;
}
