import {
  MAX_UNSETTLED_NAMED,
  type PeriodPreviewBody,
  type UNSETTLED_KINDS,
} from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { findNames } from '../../employees/find-names.ts';
import { fullName } from '../../employees/full-name.ts';
import type { PeriodRange } from './queries.ts';

type Kind = (typeof UNSETTLED_KINDS)[number];

/** For each kind, the rows of a period: employee, first and last day. */
function rowsOf({ from, to, scope }: PeriodRange): Readonly<Record<Kind, SQL>> {
  const ofScope = (first: SQL, last: SQL) =>
    scope === 'company'
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM employee_terms t WHERE t.employee_id = r.employee_id
          AND t.valid && daterange(${first}, ${last}, '[]')
          AND 'department:' || t.department_id = ${scope})`;
  const within = (date: string) => sql`${sql.raw(date)} BETWEEN ${from}::date AND ${to}::date`;
  const ofDay = (table: string, date: string, condition: SQL) => sql`
    SELECT r.employee_id, ${sql.raw(date)} AS first, ${sql.raw(date)} AS last FROM ${sql.raw(table)} r
    WHERE ${condition} AND ${within(date)} AND ${ofScope(sql.raw(date), sql.raw(date))}`;
  const logs = (state: string) =>
    ofDay('time_logs', 'r.work_date', sql`r.state = ${state} AND NOT r.is_superseded`);
  return {
    'open-log': logs('open'),
    'missing-out': logs('missing-out'),
    correction: ofDay('corrections', 'r.work_date', sql`r.status = 'Pending'`),
    leave: sql`SELECT r.employee_id, r.start_date AS first, r.end_date AS last FROM leaves r
      WHERE r.status = 'Pending' AND r.start_date <= ${to}::date AND r.end_date >= ${from}::date
        AND ${ofScope(sql`greatest(r.start_date, ${from}::date)`, sql`least(r.end_date, ${to}::date)`)}`,
    // A day has a row for each kind of overtime.
    overtime: sql`SELECT DISTINCT * FROM (${ofDay('overtime', 'r.date', sql`r.state = 'pending'`)}) o`,
  };
}

/** What is not settled in a period: it is missing from the figures or may still change them. */
export async function countUnsettled(db: Db, range: PeriodRange) {
  const rows = rowsOf(range);
  const counted = (kind: Kind) => sql`(SELECT count(*) FROM (${rows[kind]}) c)`;
  const found = await db.execute<Record<string, string>>(sql`SELECT
    ${counted('open-log')} AS "openLogs", ${counted('missing-out')} AS "missingOuts",
    ${counted('correction')} AS "pendingCorrections", ${counted('leave')} AS "pendingLeaves",
    ${counted('overtime')} AS "pendingOvertime"`);
  const [counts] = found.rows;
  return {
    openLogs: Number(counts?.openLogs),
    missingOuts: Number(counts?.missingOuts),
    pendingCorrections: Number(counts?.pendingCorrections),
    pendingLeaves: Number(counts?.pendingLeaves),
    pendingOvertime: Number(counts?.pendingOvertime),
  };
}

/** The earliest entries of each kind, with the names of their employees. */
export async function findUnsettled(
  db: Db,
  range: PeriodRange,
): Promise<PeriodPreviewBody['unsettled']> {
  const parts = Object.entries(rowsOf(range)).map(
    ([kind, rows]) => sql`(SELECT ${kind}::text AS kind, employee_id AS "employeeId",
      first::text AS "from", last::text AS "to" FROM (${rows}) u
      ORDER BY first, employee_id LIMIT ${MAX_UNSETTLED_NAMED})`,
  );
  const found = await db.execute<{ kind: Kind; employeeId: number; from: string; to: string }>(
    sql.join(parts, sql` UNION ALL `),
  );
  const ids = new Set(found.rows.map(({ employeeId }) => employeeId));
  const names = await findNames(db, [...ids]);
  return found.rows.map((row) => {
    const name = names.get(row.employeeId);
    return { ...row, employeeName: name ? fullName(name) : '' };
  });
}
