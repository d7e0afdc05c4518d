import type { Db } from '../core/db/connection.ts';
import { inArray, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import type { fullName } from '../employees/full-name.ts';
import type { ImportedRow } from './queries.ts';

/**
 * What someone has or has done since an import created them, besides what the import itself writes. A test compares the tables
 * with those that belong to employees.
 */
export const TRACES = [
  'sessions',
  'one_time_codes',
  'assignments',
  'roster_entries',
  'roster_drafts',
  'time_policies',
  'time_logs',
  'breaks',
  'corrections',
  'leaves',
  'calendar_links',
  'shift_calendar_links',
  'overtime',
  'time_adjustments',
  'documents',
  'departures',
  'saved_views',
] as const;

const idsOf = (rows: readonly ImportedRow[]): number[] =>
  rows.flatMap(({ employeeId }) => employeeId ?? []);

/**
 * The names of those whom something else has touched since, by employee: their record has changed, or, if the import created them,
 * they have used their account or have entries of other pages.
 */
export async function findTouched(
  tx: Db,
  rows: readonly ImportedRow[],
): Promise<ReadonlyMap<number, Parameters<typeof fullName>[0]>> {
  const records = await findRecords(tx, idsOf(rows));
  const created = rows.filter(({ state }) => state === 'created');
  const traced = await findTraced(tx, idsOf(created));
  const touched = rows.flatMap(({ employeeId, version, state }) => {
    const record = records.get(employeeId ?? 0);
    if (!record) return [];
    const isUsed = state === 'created' && (record.hasPassword || traced.has(record.id));
    return record.version !== version || isUsed ? [[record.id, record] as const] : [];
  });
  return new Map(touched);
}

async function findRecords(tx: Db, ids: readonly number[]) {
  const { id, firstName, middleName, lastName, version, passwordHash } = employees;
  const hasPassword = sql`${passwordHash} IS NOT NULL`.mapWith(Boolean);
  const found = await tx
    .select({ id, firstName, middleName, lastName, version, hasPassword })
    .from(employees)
    .where(inArray(id, [...ids]));
  return new Map(found.map((record) => [record.id, record]));
}

async function findTraced(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  // By the ids, so that each table is read by its index.
  const wanted = sql.raw(`'{${ids.join(',')}}'::integer[]`);
  const each = TRACES.map(
    (table) =>
      sql`SELECT employee_id AS id FROM ${sql.raw(table)} WHERE employee_id = ANY (${wanted})`,
  );
  const { rows } = await tx.execute<{ id: number }>(sql.join(each, sql` UNION ALL `));
  return new Set(rows.map(({ id }) => id));
}
