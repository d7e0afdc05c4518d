import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from '../db/drizzle.ts';
import { dayCounts } from '../db/tables/time-logs.ts';

/** Rows of which triggers keep the number per work date (decision 014), as an order of work dates with a range. */
export interface CountedDays {
  readonly counted: 'time_logs' | 'breaks';
  /** Work dates, both included; an absent end is open. */
  readonly from?: SQLWrapper | undefined;
  readonly to?: SQLWrapper | undefined;
  readonly order: 'asc' | 'desc';
}

/**
 * SQL that names where the row at an offset is, for a `WITH`: `totals`, with the `total` of the days, and `beginning`, with its work date
 * `day` and the number of rows of that date before it, `skip`. Beyond the end, `beginning` is empty. Reads counts only.
 */
export function withBeginning({ order, ...range }: CountedDays, offset: SQLWrapper): SQL {
  return sql`
    days AS MATERIALIZED (
      SELECT work_date AS day, sum(rows) AS rows FROM ${dayCounts} WHERE ${inRange(range)}
      GROUP BY 1 HAVING sum(rows) > 0),
    totals AS (SELECT coalesce(sum(rows), 0) AS total FROM days),
    beginning AS MATERIALIZED (
      SELECT day, ${offset} - (until - rows) AS skip
      FROM (SELECT day, rows, sum(rows) OVER (ORDER BY day ${sql.raw(order)}) AS until FROM days) AS sums
      WHERE until > ${offset} ORDER BY until LIMIT 1)`;
}

/** SQL of the total of the days. */
export function totalOfDays(days: CountedDays): SQL {
  return sql`(SELECT coalesce(sum(rows), 0) FROM ${dayCounts} WHERE ${inRange(days)})`;
}

function inRange({ counted, from, to }: Omit<CountedDays, 'order'>): SQL {
  const isAfter = from === undefined ? sql`true` : sql`work_date >= ${from}`;
  const isBefore = to === undefined ? sql`true` : sql`work_date <= ${to}`;
  return sql`counted = ${counted} AND ${isAfter} AND ${isBefore}`;
}
