import { and, asc, count, eq, gt, isNull, ne, or, type SQL, sum } from 'drizzle-orm';
import { COUNT_LIMIT } from '../core/count-limit.ts';
import type { Db } from '../core/db/connection.ts';
import { employeeCounts } from '../core/db/tables/employee-counts.ts';
import { employees } from '../core/db/tables/employees.ts';
import { rowsOf } from '../core/page.ts';
import { matchingWords } from './matching-words.ts';

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

/** Which employees are meant: by their right to sign in, and by a search term. */
export interface EmployeeFilter {
  readonly isActive?: boolean | undefined;
  readonly search?: string | undefined;
}

/** One page of employees in the order of their ids. */
export async function findEmployees(db: Db, filter: EmployeeFilter, page: number) {
  const { limit, offset } = rowsOf(page);
  return db
    .select(ROW)
    .from(employees)
    .where(matching(filter))
    .orderBy(asc(employees.id))
    .limit(limit)
    .offset(offset);
}

/** The department of an employee; undefined when there is no such employee. */
export async function departmentOf(db: Db, id: number): Promise<string | null | undefined> {
  const [found] = await db
    .select({ department: employees.department })
    .from(employees)
    .where(eq(employees.id, id));
  return found?.department;
}

/** Whether there is an employee with an id. */
export async function isEmployee(db: Db, id: number): Promise<boolean> {
  const found = await db.select({ id: employees.id }).from(employees).where(eq(employees.id, id));
  return found.length > 0;
}

/** The next employees after an id: how everybody is read without holding everybody in memory. */
export async function findEmployeesAfter(
  db: Db,
  id: number,
  isActive: boolean | undefined,
  limit: number,
) {
  return db
    .select(ROW)
    .from(employees)
    .where(and(gt(employees.id, id), standing(isActive)))
    .orderBy(asc(employees.id))
    .limit(limit);
}

/** How many there are of a standing, from the counts that the database keeps: one to three rows. */
export async function countByStanding(db: Db, isActive: boolean | undefined): Promise<number> {
  const meant =
    isActive === undefined
      ? undefined
      : isActive
        ? eq(employeeCounts.standing, 'active')
        : ne(employeeCounts.standing, 'active');
  const [counted] = await db
    .select({ rows: sum(employeeCounts.rows) })
    .from(employeeCounts)
    .where(meant);
  return Number(counted?.rows ?? 0);
}

/** How many a search finds, counted no further than one beyond the limit (design §9). */
export async function countFound(db: Db, filter: EmployeeFilter): Promise<number> {
  const found = db
    .select({ id: employees.id })
    .from(employees)
    .where(matching(filter))
    .limit(COUNT_LIMIT + 1)
    .as('found');
  const [counted] = await db.select({ rows: count() }).from(found);
  return counted?.rows ?? 0;
}

function matching({ isActive, search }: EmployeeFilter): SQL | undefined {
  return and(standing(isActive), ...matchingWords(search));
}

/** Inactive are those who may not sign in, and those of whom nobody has decided yet (design §10). */
export function standing(isActive: boolean | undefined): SQL | undefined {
  if (isActive === undefined) return undefined;
  if (isActive) return eq(employees.isActive, true);
  return or(eq(employees.isActive, false), isNull(employees.isActive));
}
