import { and, asc, count, eq, gt, ne, sum } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { employeeCounts } from '../core/db/tables/employee-counts.ts';
import { employees } from '../core/db/tables/employees.ts';
import { COUNT_LIMIT, toLimitOffset } from '../core/page.ts';
import { activeFilter, type EmployeeFilter, matching } from '../employees/filter.ts';

/** Columns of a list row; identity, bank and medical fields are not selected (design §12). */
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

/** One page of employees in the order of their ids. */
export async function findEmployees(db: Db, filter: EmployeeFilter, page: number) {
  const { limit, offset } = toLimitOffset(page);
  return db
    .select(ROW)
    .from(employees)
    .where(matching(filter))
    .orderBy(asc(employees.id))
    .limit(limit)
    .offset(offset);
}

/** The next employees after an id; reads all of them in chunks, without holding them in memory. */
export async function findEmployeesAfter(
  db: Db,
  id: number,
  isActive: boolean | undefined,
  limit: number,
) {
  return db
    .select(ROW)
    .from(employees)
    .where(and(gt(employees.id, id), activeFilter(isActive)))
    .orderBy(asc(employees.id))
    .limit(limit);
}

/** Counts employees by account status, from the counts that the database maintains: one to three rows. */
export async function countByAccountStatus(db: Db, isActive: boolean | undefined): Promise<number> {
  const condition =
    isActive === undefined
      ? undefined
      : isActive
        ? eq(employeeCounts.accountStatus, 'active')
        : ne(employeeCounts.accountStatus, 'active');
  const [counted] = await db
    .select({ rows: sum(employeeCounts.rows) })
    .from(employeeCounts)
    .where(condition);
  return Number(counted?.rows ?? 0);
}

/** Counts the employees that match, at most one more than the limit (design §9). */
export async function countMatching(db: Db, filter: EmployeeFilter): Promise<number> {
  const found = db
    .select({ id: employees.id })
    .from(employees)
    .where(matching(filter))
    .limit(COUNT_LIMIT + 1)
    .as('found');
  const [counted] = await db.select({ rows: count() }).from(found);
  return counted?.rows ?? 0;
}
