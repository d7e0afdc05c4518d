import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { sql } from '../db/drizzle.ts';
import { counters } from '../db/tables/counters.ts';
import { dayCounts } from '../db/tables/time-logs.ts';
import { inDays } from './figures.ts';

/** Ids per block, and milliseconds per block of time logs and breaks; the functions of `001-baseline.sql` use the same. */
const BLOCK_IDS = 1024;
const BLOCK_MS = 300_000;

/** A list whose rows triggers count by day and by block (decision 054). */
export interface CountedList {
  readonly name: 'time_logs' | 'breaks' | 'leaves' | 'corrections' | 'employees' | 'employed';
  /** The statuses whose rows are in the list; absent if its rows are not counted by status. */
  readonly parts?: readonly string[] | undefined;
  /** Days from and to, both included. Of `employed`, `to` is the month. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The order of the days, and of the blocks within a day. */
  readonly days: 'asc' | 'desc';
  readonly blocks: 'asc' | 'desc';
}

/** Where a page begins: rows before it within its block, the block, and its day. */
export interface Position {
  readonly day: string;
  readonly block: number;
  readonly skip: number;
}

/**
 * How many days the order of a list and of its days may differ. Time logs are sorted by instant and counted by
 * work date, and a work date is at most one day from the UTC date of its instant. So two logs whose work dates are
 * three days apart are in the order of these. The log at an offset is at most two days from where the counts per
 * day place it, and every log that is five or more days from there is before or after it as its work date is.
 */
const SPREAD = { time_logs: 4, breaks: 0 } as const;

/**
 * The total of a list, and the position of the row at an offset; undefined beyond the end. Reads counts only: as
 * many rows as the list has days or blocks.
 */
export async function findPosition(
  db: Db,
  list: CountedList,
  offset: number,
): Promise<{ total: number; position: Position | undefined }> {
  // `total` is in a row of its own, because there may be no row of a position.
  const { rows } = await db.execute<Record<'total' | 'day' | 'block' | 'skip', string | null>>(sql`
    WITH days AS MATERIALIZED (${rowsPerDay(list)}), ${placedBlocks(list, offset)}
    SELECT totals.total, found.day::text, found.block, found.skip
    FROM (SELECT coalesce(sum(rows), 0) AS total FROM days) AS totals
    LEFT JOIN (
      SELECT day, block, ${offset} - (until - rows) AS skip FROM placed
      WHERE until > ${offset} ORDER BY until LIMIT 1) AS found ON true`);
  const { total = 0, day = null, block, skip } = rows[0] ?? {};
  return {
    total: Number(total),
    position: day === null ? undefined : { day, block: Number(block), skip: Number(skip) },
  };
}

/** SQL for the number of rows of a list, from its counts. */
export function totalOfList(list: CountedList): SQL {
  return sql`(SELECT coalesce(sum(rows), 0) FROM (${rowsPerDay(list)}) AS days)`;
}

/** The first and the last id of a block. */
export function idsOf({ block }: Position): { first: number; last: number } {
  return { first: block * BLOCK_IDS, last: (block + 1) * BLOCK_IDS - 1 };
}

/** The instants from which and before which a block has its punch-ins, or the starts of its breaks. */
export function instantsOf({ block }: Position): { from: Date; before: Date } {
  return { from: new Date(block * BLOCK_MS), before: new Date((block + 1) * BLOCK_MS) };
}

/** SQL for the counts of a list by day, and by block if the list has no counts per day of its own. */
function rowsPerDay(list: CountedList): SQL {
  const { name } = list;
  if (name === 'time_logs' || name === 'breaks')
    return sql`SELECT work_date AS day, sum(rows) AS rows FROM ${dayCounts}
      WHERE counted = ${name} AND ${inDays(sql`work_date`, list)} GROUP BY 1 HAVING sum(rows) > 0`;
  // What is employed in a month has come until then and has not left.
  const day = name === 'employed' ? sql`date 'epoch'` : sql`day`;
  return sql`SELECT ${day} AS day, block, sum(value::int) AS rows FROM ${counters}
    WHERE ${ofList(list)} AND ${inDays(sql`day`, list)} GROUP BY 1, 2 HAVING sum(value::int) > 0`;
}

/** SQL for the blocks near an offset, as `placed`: `until` is the number of rows up to the end of a block. */
function placedBlocks(list: CountedList, offset: number): SQL {
  const daysFirst = sql.raw(list.days);
  const blocksFirst = sql.raw(list.blocks);
  if (list.name !== 'time_logs' && list.name !== 'breaks')
    return sql`placed AS (SELECT day, block, rows,
      sum(rows) OVER (ORDER BY day ${daysFirst}, block ${blocksFirst}) AS until FROM days)`;
  const spread = sql.raw(String(SPREAD[list.name]));
  const isBefore =
    list.days === 'asc'
      ? sql`days.day < reached.day - ${spread}`
      : sql`days.day > reached.day + ${spread}`;
  return sql`reached AS MATERIALIZED (
      SELECT day FROM (SELECT day, sum(rows) OVER (ORDER BY day ${daysFirst}) AS until FROM days) AS d
      WHERE until > ${offset} ORDER BY until LIMIT 1),
    near AS (
      SELECT reached.day, block, sum(value::int) AS rows FROM ${counters}, reached
      WHERE ${ofList(list)} AND ${inDays(sql`counters.day`, list)}
        AND counters.day BETWEEN reached.day - ${spread} AND reached.day + ${spread}
      GROUP BY 1, 2 HAVING sum(value::int) > 0),
    placed AS (
      SELECT day, block, rows, sum(rows) OVER (ORDER BY block ${blocksFirst})
        + (SELECT coalesce(sum(days.rows), 0) FROM days, reached WHERE ${isBefore}) AS until FROM near)`;
}

function ofList({ name, parts = [''] }: CountedList): SQL {
  const listed = sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
  const counter = name === 'breaks' ? 'break_starts' : name;
  return sql`name = ${counter} AND part IN (${listed})`;
}
