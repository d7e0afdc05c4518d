import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { sql } from '../db/drizzle.ts';
import { timeLogs } from '../db/tables/time-logs.ts';

/** Reads the counts of a statement that selects one row. */
export async function readFigures<K extends string>(
  db: Db,
  statement: SQL,
): Promise<Record<K, number>> {
  const { rows } = await db.execute<Record<K, string>>(statement);
  const figures = Object.entries<string>(rows[0] ?? {});
  return Object.fromEntries(figures.map(([name, value]) => [name, Number(value)])) as Record<
    K,
    number
  >;
}

/** SQL for the number of logs without their punch-out between two work dates, both included. */
export function countMissingOuts(days: { readonly from: string; readonly to: string }): SQL {
  return sql`SELECT count(*) FROM ${timeLogs}
    WHERE state = 'missing-out' AND NOT is_superseded AND work_date BETWEEN ${days.from} AND ${days.to}`;
}
