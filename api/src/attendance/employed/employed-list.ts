import type { SQL } from 'drizzle-orm';
import type { Given } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, count, eq, gt, gte, isNull, lte, or } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import {
  type ListQuery,
  onPage,
  pageReader,
  wholePage,
  withPage,
} from '../../core/lists/read-page.ts';
import { type FilterOrGiven, matching, toPatterns } from '../../employees/filter.ts';
import { PERSON } from '../days/find-days.ts';
import type { Days } from '../plans/find-plans.ts';

/** Filter of the grid, which shows everyone employed on at least one of the days. */
export interface GridFilter extends Days {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly employeeId?: number | undefined;
}

const GRID_COLUMNS = {
  ...PERSON,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  department: employees.department,
};

export type GridEmployee = Awaited<ReturnType<typeof findGridPage>>['rows'][number];

/** One page of the employees of a grid, in the order of their ids, and the total. */
export async function findGridPage(
  db: Db,
  { isActive, search, ...filter }: GridFilter,
  page: number,
  pageSize?: number,
) {
  const values = { ...filter, search: toPatterns(search) };
  return readGrid(db, { isActive }, values, page, pageSize);
}

type Fixed = Pick<GridFilter, 'isActive'>;
type Values = Omit<GridFilter, 'isActive' | 'search'> & { readonly search: readonly string[] };

const readGrid = pageReader((db, fixed: Fixed, given: Given<Values>) => {
  const query: ListQuery = {
    select: (condition) =>
      db
        .select({ id: employees.id })
        .from(employees)
        .where(and(inGrid({ ...fixed, ...given }), condition)),
    id: employees.id,
    orderBy: [asc(employees.id)],
  };
  const page = wholePage(query);
  const rows = db
    .select(withPage(GRID_COLUMNS))
    .from(employees)
    .innerJoin(...onPage(page, employees.id));
  return { page, rows };
});

/** The first employees of a grid, in the order of their ids. */
export async function findGridPeople(
  db: Db,
  filter: GridFilter,
  limit?: number,
): Promise<GridEmployee[]> {
  const query = db
    .select(GRID_COLUMNS)
    .from(employees)
    .where(inGrid(filter))
    .orderBy(asc(employees.id));
  return limit === undefined ? query : query.limit(limit);
}

/** The next employees of a grid after an id, in the order of their ids. */
export async function findGridPeopleAfter(
  db: Db,
  filter: GridFilter,
  after: number,
  limit: number,
): Promise<GridEmployee[]> {
  return db
    .select(GRID_COLUMNS)
    .from(employees)
    .where(and(inGrid(filter), gt(employees.id, after)))
    .orderBy(asc(employees.id))
    .limit(limit);
}

/** How many employees a grid has. */
export async function countGridPeople(db: Db, filter: GridFilter): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(employees).where(inGrid(filter));
  return counted?.rows ?? 0;
}

export async function findGridEmployee(db: Db, id: number): Promise<GridEmployee | undefined> {
  const [employee] = await db.select(GRID_COLUMNS).from(employees).where(eq(employees.id, id));
  return employee;
}

function inGrid({
  from,
  to,
  search,
  department,
  isActive,
  employeeId,
}: FilterOrGiven<GridFilter>): SQL | undefined {
  return and(
    or(isNull(employees.joiningDate), lte(employees.joiningDate, to)),
    or(isNull(employees.exitDate), gte(employees.exitDate, from)),
    employeeId === undefined ? undefined : eq(employees.id, employeeId),
    matching({ search, department, isActive }),
  );
}
