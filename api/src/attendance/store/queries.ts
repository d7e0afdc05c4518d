import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  like,
  lt,
  min,
  notLike,
  or,
  sql,
} from '../../core/db/drizzle.ts';
import { attendanceDays, staleDays } from '../../core/db/tables/attendance-days.ts';
import { company } from '../../core/db/tables/company.ts';
import { employees } from '../../core/db/tables/employees.ts';
import type { CalculatedDay } from '../days/day.ts';
import { PERSON } from '../days/find-days.ts';
import type { Days } from '../plans/find-plans.ts';

/** Stale days of a scope; null without end. */
export interface StaleDays {
  /** The oldest of its entries. */
  readonly id: number;
  readonly ids: readonly number[];
  readonly scopeKey: string;
  readonly fromDate: string | null;
  readonly toDate: string | null;
}

/**
 * The oldest entry of stale days, together with all others of its scope; undefined when nothing is stale.
 * @param scopes only entries of these scopes
 */
export async function findStaleDays(
  db: Db,
  scopes?: readonly string[],
): Promise<StaleDays | undefined> {
  const { rows } = await db.execute<Omit<StaleDays, 'id' | 'ids'> & { ids: unknown[] }>(sql`
    SELECT array_agg(id ORDER BY id) AS ids, scope_key AS "scopeKey",
      CASE WHEN bool_and(from_date IS NOT NULL) THEN min(from_date)::text END AS "fromDate",
      CASE WHEN bool_and(to_date IS NOT NULL) THEN max(to_date)::text END AS "toDate"
    FROM stale_days WHERE scope_key = (
      SELECT scope_key FROM stale_days WHERE ${scopes ? inArray(staleDays.scopeKey, [...scopes]) : sql`true`}
      ORDER BY id LIMIT 1) GROUP BY scope_key`);
  const [found] = rows;
  if (!found) return undefined;
  const ids = found.ids.map(Number);
  return { ...found, ids, id: ids[0] ?? 0 };
}

/** The scopes of single employees with stale days, the oldest first. */
export async function findStaleEmployees(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ scope: staleDays.scopeKey })
    .from(staleDays)
    .where(like(staleDays.scopeKey, 'employee:%'))
    .groupBy(staleDays.scopeKey)
    .orderBy(min(staleDays.id))
    .limit(limit);
  return rows.map(({ scope }) => scope);
}

/**
 * Whether days of a range wait to be stored.
 * @param employeeIds only these employees, with what waits for the company or a department; all without them
 */
export async function hasWaitingDays(
  db: Db,
  { from, to }: Days,
  employeeIds?: readonly number[],
): Promise<boolean> {
  const scopes = employeeIds?.map((id) => `employee:${id}`);
  const { rows } = await db.execute<{ waits: boolean }>(sql`SELECT
    EXISTS (SELECT 1 FROM company WHERE days_stored_until IS NULL OR days_stored_until < ${to}::date)
    OR EXISTS (SELECT 1 FROM stale_days WHERE coalesce(from_date, '-infinity') <= ${to}::date
      AND coalesce(to_date, 'infinity') >= ${from}::date
      AND ${scopes ? or(notLike(staleDays.scopeKey, 'employee:%'), inArray(staleDays.scopeKey, scopes)) : sql`true`}) AS waits`);
  return rows[0]?.waits ?? false;
}

export async function deleteStaleDays(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(staleDays).where(inArray(staleDays.id, [...ids]));
}

/** Lists days of the whole company as stale. */
export async function listStaleDays(tx: Db, { from, to }: Days): Promise<void> {
  await tx.insert(staleDays).values({ scopeKey: 'company', fromDate: from, toDate: to });
}

/**
 * Lists the dates up to `until` as stale that were not listed before, and some days before them, whose logs were perhaps still
 * open.
 * @param earliest the first date that is stored at all.
 */
export async function listNewDays(
  tx: Db,
  { earliest, until, again }: { earliest: string; until: string; again: number },
): Promise<void> {
  const [row] = await tx.select({ stored: company.daysStoredUntil }).from(company).for('update');
  if (row?.stored && row.stored >= until) return;
  await tx.update(company).set({ daysStoredUntil: until });
  await tx.execute(sql`INSERT INTO stale_days (scope_key, from_date, to_date)
    VALUES ('company', greatest(${row?.stored ?? null}::date - ${again}::integer, ${earliest}::date), ${until}::date)`);
}

/** Employees of a scope in the order of their ids, from after an id on. */
export async function findPeopleOfScope(db: Db, scope: string, after: number, limit: number) {
  return db
    .select(PERSON)
    .from(employees)
    .where(and(ofScope(scope), gt(employees.id, after)))
    .orderBy(asc(employees.id))
    .limit(limit);
}

function ofScope(scope: string): SQL | undefined {
  const [kind, id] = scope.split(':');
  if (kind === 'employee') return eq(employees.id, Number(id));
  if (kind !== 'department') return undefined;
  return sql`EXISTS (SELECT 1 FROM employee_terms t
    WHERE t.employee_id = ${employees.id} AND t.department_id = ${Number(id)})`;
}

/** Deletes stored days before a date: they are calculated when they are read. */
export async function deleteDaysBefore(tx: Db, date: string): Promise<void> {
  await tx.delete(attendanceDays).where(lt(attendanceDays.workDate, date));
}

/** Deletes the stored days of employees in a range. */
export async function deleteDays(
  tx: Db,
  employeeIds: readonly number[],
  { from, to }: Days,
): Promise<void> {
  await tx
    .delete(attendanceDays)
    .where(
      and(
        inArray(attendanceDays.employeeId, [...employeeIds]),
        sql`${attendanceDays.workDate} BETWEEN ${from}::date AND ${to}::date`,
      ),
    );
}

/** Inserts settled days. One parameter, however many there are. */
export async function insertDays(
  tx: Db,
  days: readonly (CalculatedDay & { readonly employeeId: number })[],
  computedAt: Date,
): Promise<void> {
  if (days.length === 0) return;
  await tx.execute(sql`INSERT INTO attendance_days (employee_id, work_date, status, expected_min, worked_min, break_min,
      late_min, early_min, night_min, has_logs, is_missing_out, holiday, policy_id, computed_at)
    SELECT d."employeeId", d.date, d.status, d."expectedMin", d."workedMin", d."breakMin", d."lateMin", d."earlyMin",
      d."nightMin", d."hasLogs", d."isMissingOut", d.holiday, d."policyId", ${computedAt.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS d ("employeeId" integer, date date, status text,
      "expectedMin" integer, "workedMin" integer, "breakMin" integer, "lateMin" integer, "earlyMin" integer,
      "nightMin" integer, "hasLogs" boolean, "isMissingOut" boolean, holiday text, "policyId" integer)`);
}
