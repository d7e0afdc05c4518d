import type { Db } from '../../core/db/connection.ts';
import { asc, count, countDistinct, eq, sql } from '../../core/db/drizzle.ts';
import { departments } from '../../core/db/tables/company.ts';
import { employeeTerms } from '../../core/db/tables/employee-terms.ts';
import { employees } from '../../core/db/tables/employees.ts';

export type DepartmentRow = typeof departments.$inferSelect;

export async function findDepartments(db: Db): Promise<DepartmentRow[]> {
  return db.select().from(departments).orderBy(asc(departments.id));
}

/** How many employees are in each department today, by its name. */
export async function countByDepartment(db: Db): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ name: employees.department, count: count() })
    .from(employees)
    .groupBy(employees.department);
  return new Map(rows.map((row) => [row.name, row.count]));
}

/** How many employees were in each department before but are not now, by its id. */
export async function countFormerly(db: Db): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ id: employeeTerms.departmentId, count: countDistinct(employeeTerms.employeeId) })
    .from(employeeTerms)
    .innerJoin(departments, eq(departments.id, employeeTerms.departmentId))
    .innerJoin(employees, eq(employees.id, employeeTerms.employeeId))
    .where(sql`${employees.department} IS DISTINCT FROM ${departments.name}`)
    .groupBy(employeeTerms.departmentId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

export async function insertDepartment(tx: Db, name: string): Promise<DepartmentRow> {
  const [added] = await tx.insert(departments).values({ name }).returning();
  return added as DepartmentRow;
}

/** Saves a department; the name of its employees' department changes with it. */
export async function saveDepartment(
  tx: Db,
  { id, name, isActive }: DepartmentRow,
): Promise<DepartmentRow> {
  const [saved] = await tx
    .update(departments)
    .set({ name, isActive, version: sql`${departments.version} + 1` })
    .where(eq(departments.id, id))
    .returning();
  return saved as DepartmentRow;
}

export async function removeDepartment(tx: Db, id: number): Promise<void> {
  await tx.delete(departments).where(eq(departments.id, id));
}

/** What still needs a department: rows of plans, policies and closed periods. */
export async function countUses(db: Db, id: number): Promise<number> {
  const key = `department:${id}`;
  const { rows } = await db.execute<{ uses: string }>(sql`
    SELECT (SELECT count(*) FROM assignments WHERE scope_key = ${key})
         + (SELECT count(*) FROM time_policies WHERE scope_key = ${key})
         + (SELECT count(*) FROM periods WHERE scope_key = ${key}) AS uses`);
  return Number(rows[0]?.uses ?? 0);
}

/** The designations in use, with how many employees have each now, and how many had it before. */
export async function findDesignations(
  db: Db,
): Promise<{ name: string; employees: number; former: number }[]> {
  const { rows } = await db.execute<{ name: string; employees: string; former: string }>(sql`
    SELECT name, count(*) FILTER (WHERE is_now) AS employees, count(*) FILTER (WHERE NOT is_now) AS former
    FROM (SELECT name, employee_id, bool_or(is_now) AS is_now
          FROM (SELECT designation AS name, id AS employee_id, true AS is_now FROM employees
                UNION ALL SELECT designation, employee_id, false FROM employee_terms) AS each
          WHERE name IS NOT NULL AND name <> '' GROUP BY name, employee_id) AS people
    GROUP BY name ORDER BY lower(name), name`);
  return rows.map((row) => ({
    name: row.name,
    employees: Number(row.employees),
    former: Number(row.former),
  }));
}

/** Renames a designation: in the history first, so that no employee gets a new term by it. Returns how many have it now. */
export async function replaceDesignation(tx: Db, from: string, to: string): Promise<number> {
  await tx
    .update(employeeTerms)
    .set({ designation: to })
    .where(eq(employeeTerms.designation, from));
  const changed = await tx
    .update(employees)
    .set({ designation: to })
    .where(eq(employees.designation, from))
    .returning({ id: employees.id });
  return changed.length;
}

/** The different jobs of those who have a department or a designation. */
export async function findJobs(
  db: Db,
  where: { readonly department: string } | { readonly designation: string },
) {
  const { department, designation } = employees;
  return db
    .select({ designation, department })
    .from(employees)
    .where(
      'department' in where ? eq(department, where.department) : eq(designation, where.designation),
    )
    .groupBy(designation, department);
}

/** Sets the searchable text of everyone with a job. */
export async function saveJobText(
  tx: Db,
  job: { readonly designation: string | null; readonly department: string | null },
  jobText: string,
): Promise<void> {
  await tx
    .update(employees)
    .set({ jobText })
    .where(
      sql`${employees.designation} IS NOT DISTINCT FROM ${job.designation}
        AND ${employees.department} IS NOT DISTINCT FROM ${job.department}`,
    );
}
