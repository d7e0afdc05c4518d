import type { Db } from '../core/db/connection.ts';
import { inArray } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';

/** Who an employee is. */
export type EmployeeName = Awaited<ReturnType<typeof selectNames>>[number];

/** Who these employees are, by id; those who have been deleted are left out. */
export async function findNames(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EmployeeName>> {
  if (ids.length === 0) return new Map();
  const rows = await selectNames(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

async function selectNames(db: Db, ids: readonly number[]) {
  const { id, employeeCode, firstName, middleName, lastName, department } = employees;
  return db
    .select({ id, employeeCode, firstName, middleName, lastName, department })
    .from(employees)
    .where(inArray(id, [...ids]));
}
