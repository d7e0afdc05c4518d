import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';

/** The closed period of an employee's day: its first and last date; undefined while the day is open. */
export async function findClosedPeriod(
  db: Db,
  employeeId: number,
  date: string,
): Promise<{ from: string; to: string } | undefined> {
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    SELECT p.from_date::text AS "from", p.to_date::text AS "to"
    FROM closed_period(${employeeId}, ${date}::date, ${date}::date) AS p WHERE p.id IS NOT NULL`);
  return rows[0];
}

/**
 * The closed period whose sheet is made for an employee's date, also when the employee is not in it, for example because they had
 * left: what is posted on such a date is in no sheet. Undefined while there is none.
 */
export async function findClosedSheet(
  db: Db,
  employeeId: number,
  date: string,
): Promise<{ from: string; to: string } | undefined> {
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    SELECT p.from_date::text AS "from", p.to_date::text AS "to" FROM periods p
    WHERE p.reopened_at IS NULL AND ${date}::date BETWEEN p.from_date AND p.to_date
      AND (p.scope_key = 'company' OR EXISTS (SELECT 1 FROM employee_terms t WHERE t.employee_id = ${employeeId}
        AND t.valid @> ${date}::date AND 'department:' || t.department_id = p.scope_key))
    LIMIT 1`);
  return rows[0] ?? findClosedPeriod(db, employeeId, date);
}
