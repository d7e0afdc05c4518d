import type { Db } from '../core/db/connection.ts';
import { eq } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';

/** The department of an employee; undefined when there is no such employee. */
export async function findDepartment(db: Db, id: number): Promise<string | null | undefined> {
  const [found] = await db
    .select({ department: employees.department })
    .from(employees)
    .where(eq(employees.id, id));
  return found?.department;
}

/** Whether there is an employee with an id. */
export async function employeeExists(db: Db, id: number): Promise<boolean> {
  const found = await db.select({ id: employees.id }).from(employees).where(eq(employees.id, id));
  return found.length > 0;
}
