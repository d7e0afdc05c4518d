import type { EMPLOYEE_SORTS } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Given } from '../core/db/built-once.ts';
import type { Db } from '../core/db/connection.ts';
import { and, asc, gt, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { orderedBy, type Sorting } from '../core/lists/order.ts';
import {
  filteredPage,
  isEmptyFilter,
  type ListQuery,
  onPage,
  pageReader,
  wholePage,
  withPage,
} from '../core/lists/read-page.ts';
import { BY_NAME } from '../employees/by-name.ts';
import { activeFilter, type EmployeeFilter, matching, toPatterns } from '../employees/filter.ts';
import { isInvited } from '../employees/is-invited.ts';

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
  isInvited,
  exitDate: employees.exitDate,
};

export type EmployeeRow = Awaited<ReturnType<typeof findEmployeesAfter>>[number];

export type EmployeeSorting = Sorting<(typeof EMPLOYEE_SORTS)[number]>;

const SORTED_BY: Record<NonNullable<EmployeeSorting['sort']>, readonly SQL[]> = {
  id: [sql`${employees.id}`],
  name: BY_NAME,
  designation: [sql`lower(${employees.designation})`],
  department: [sql`lower(${employees.department})`],
};

/** One page of employees, in the order of their ids unless they are sorted, and their total. */
export async function findEmployeePage(
  db: Db,
  { department, search, ...filter }: EmployeeFilter,
  { sort = 'id', order }: EmployeeSorting,
  page: number,
) {
  const values = { department, search: toPatterns(search) };
  return readEmployees(db, { ...filter, sort, order }, values, page);
}

type Fixed = Pick<EmployeeFilter, 'isActive' | 'isNew'> &
  EmployeeSorting & { readonly sort: keyof typeof SORTED_BY };

interface Values {
  readonly department: string | undefined;
  readonly search: readonly string[];
}

const readEmployees = pageReader((db, { sort, order, ...fixed }: Fixed, given: Given<Values>) => {
  const query: ListQuery = {
    select: (condition) =>
      db
        .select({ id: employees.id })
        .from(employees)
        .where(and(matching({ ...fixed, ...given }), condition)),
    id: employees.id,
    orderBy: [...orderedBy(SORTED_BY[sort], order), asc(employees.id)],
  };
  const page = isEmptyFilter(given) ? wholePage(query) : filteredPage(query);
  const rows = db
    .select(withPage(ROW))
    .from(employees)
    .innerJoin(...onPage(page, employees.id));
  return { page, rows };
});

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

/** The ids of the first employees who match, in their order. */
export async function findEmployeeIds(
  db: Db,
  filter: EmployeeFilter,
  limit: number,
): Promise<number[]> {
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(matching(filter))
    .orderBy(asc(employees.id))
    .limit(limit);
  return found.map(({ id }) => id);
}
