import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { sql } from '../db/drizzle.ts';
import { counters } from '../db/tables/counters.ts';
import { dayCounts } from '../db/tables/time-logs.ts';

/** Days, both included; an absent end is open. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The figures that `001-baseline.sql` maintains without a list. */
type Figure =
  | 'administrators'
  | 'break_milliseconds'
  | 'ended_breaks'
  | 'missing_outs'
  | 'on_leave'
  | 'open_breaks'
  | 'punched_in'
  | 'verified';

/** SQL for a figure, summed over days; without days, over all that it has. */
export function figure(name: Figure, days: Days = {}): SQL {
  return sql`(SELECT coalesce(sum(value), 0) FROM ${counters}
    WHERE name = ${name} AND part = '' AND ${inDays(sql`day`, days)})`;
}

/** SQL for the number of time logs or breaks in a range of work dates, from the counts per day. */
export function rowsInDays(counted: 'time_logs' | 'breaks', days: Days): SQL {
  return sql`(SELECT coalesce(sum(rows), 0) FROM ${dayCounts}
    WHERE counted = ${counted} AND ${inDays(sql`work_date`, days)})`;
}

/** SQL condition: a day within a range. */
export function inDays(day: SQL, { from, to }: Days): SQL {
  const conditions = [
    ...(from === undefined ? [] : [sql`${day} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${day} <= ${to}`]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
}

/** Reads several figures with one statement. */
export async function readFigures<K extends string>(
  db: Db,
  figures: Readonly<Record<K, SQL>>,
): Promise<Record<K, number>> {
  const selected = Object.entries<SQL>(figures).map(
    ([name, value]) => sql`${value} AS ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Record<K, string>>(sql`SELECT ${sql.join(selected, sql`, `)}`);
  const names = Object.keys(figures) as K[];
  return Object.fromEntries(names.map((name) => [name, Number(rows[0]?.[name])])) as Record<
    K,
    number
  >;
}
