import { and, asc, count, eq, isNull, like, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { employees } from '../db/tables/employees.ts';
import { rowsOf } from '../page.ts';

/** Columns of a list row: no identity, bank or medical fields leave the database (design §12). */
const ROW = {
  id: employees.id,
  employeeCode: employees.employeeCode,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  email: employees.email,
  designation: employees.designation,
  department: employees.department,
  phone: employees.phone,
  avatarUrl: employees.avatarUrl,
  isActive: employees.isActive,
};

export type EmployeeRow = Awaited<ReturnType<typeof findEmployees>>[number];

/** Which employees are meant: by their right to sign in, and by words of which each must be found. */
export interface EmployeeFilter {
  readonly isActive?: boolean | undefined;
  readonly words?: readonly string[];
}

/** Employees in the order of their ids: one page, or all of them without `page`. */
export async function findEmployees(db: Db, filter: EmployeeFilter, page?: number) {
  const query = db.select(ROW).from(employees).where(matching(filter)).orderBy(asc(employees.id));
  if (page === undefined) return query;
  const { limit, offset } = rowsOf(page);
  return query.limit(limit).offset(offset);
}

/** Whether there is an employee with an id. */
export async function isEmployee(db: Db, id: number): Promise<boolean> {
  const found = await db.select({ id: employees.id }).from(employees).where(eq(employees.id, id));
  return found.length > 0;
}

export async function countEmployees(db: Db, filter: EmployeeFilter): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(employees).where(matching(filter));
  return counted?.rows ?? 0;
}

function matching({ isActive, words = [] }: EmployeeFilter): SQL | undefined {
  const found = words.map((word) => like(employees.searchText, `%${escapeLike(word)}%`));
  return and(standing(isActive), ...found);
}

/** Inactive are those who may not sign in, and those of whom nobody has decided yet (design §10). */
function standing(isActive: boolean | undefined): SQL | undefined {
  if (isActive === undefined) return undefined;
  if (isActive) return eq(employees.isActive, true);
  return or(eq(employees.isActive, false), isNull(employees.isActive));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
