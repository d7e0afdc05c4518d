import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';

/** Joins the terms of an employee before and from a date (`YYYY-MM-DD`) where they are the same. */
export async function joinTerms(tx: Db, employeeId: number, date: string): Promise<void> {
  const { rows } = await tx.execute<{ id: number; until: string | null }>(sql`
    DELETE FROM employee_terms later USING employee_terms sooner
    WHERE later.employee_id = ${employeeId} AND lower(later.valid) = ${date}
      AND sooner.employee_id = later.employee_id AND upper(sooner.valid) = lower(later.valid)
      AND (sooner.department_id, sooner.employment_type, sooner.designation, sooner.manager_id,
        sooner.work_minutes_per_week) IS NOT DISTINCT FROM (later.department_id, later.employment_type,
        later.designation, later.manager_id, later.work_minutes_per_week)
    RETURNING sooner.id, upper(later.valid)::text AS until`);
  for (const { id, until } of rows) {
    await tx.execute(sql`
      UPDATE employee_terms SET valid = daterange(lower(valid), ${until}::date) WHERE id = ${id}`);
  }
}
