import type { Db } from '../db/connection.ts';
import { sql } from '../db/drizzle.ts';
import { dayCounts } from '../db/tables/time-logs.ts';

/** Rows of which triggers keep the number per work date (decision 014), as an order of work dates with a range. */
export interface CountedDays {
  readonly counted: 'time_logs' | 'breaks';
  /** Work dates, both included; an absent end is open. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly order: 'asc' | 'desc';
}

/** Where a page begins: its work date, and how many rows of that date come before it. */
export interface Position {
  readonly day: string;
  readonly skip: number;
}

/** The total of the days, and the position of the row at an offset; undefined beyond the end. Reads counts only. */
export async function findPosition(
  db: Db,
  { counted, from, to, order }: CountedDays,
  offset: number,
): Promise<{ total: number; position: Position | undefined }> {
  const isAfter = from === undefined ? sql`true` : sql`work_date >= ${from}`;
  const isBefore = to === undefined ? sql`true` : sql`work_date <= ${to}`;
  // The total is in a row of its own, because there may be no row of a position.
  const { rows } = await db.execute<Record<'total' | 'day' | 'skip', string | null>>(sql`
    WITH days AS MATERIALIZED (
      SELECT work_date AS day, sum(rows) AS rows FROM ${dayCounts}
      WHERE counted = ${counted} AND ${isAfter} AND ${isBefore} GROUP BY 1 HAVING sum(rows) > 0)
    SELECT totals.total, found.day::text, found.skip
    FROM (SELECT coalesce(sum(rows), 0) AS total FROM days) AS totals
    LEFT JOIN (
      SELECT day, ${offset} - (until - rows) AS skip
      FROM (SELECT day, rows, sum(rows) OVER (ORDER BY day ${sql.raw(order)}) AS until FROM days) AS sums
      WHERE until > ${offset} ORDER BY until LIMIT 1) AS found ON true`);
  const { total = 0, day = null, skip } = rows[0] ?? {};
  const position = day === null ? undefined : { day, skip: Number(skip) };
  return { total: Number(total), position };
}
