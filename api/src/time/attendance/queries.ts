import type { Department } from '@rollcall/shared/contract';
import { and, asc, count, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { type CountedList, idsOf, type Position } from '../../core/lists/position.ts';
import {
  inOrder,
  isEmptyFilter,
  type ListQuery,
  readCountedPage,
  readSortedIds,
} from '../../core/lists/read-page.ts';
import { accountStatuses, matching } from '../../employees/filter.ts';

/** Work dates, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Filter of the grid, which shows everyone employed on at least one of the days. */
export interface GridFilter extends Days {
  readonly search?: string | undefined;
  readonly department?: Department | undefined;
  readonly isActive?: boolean | undefined;
}

const GRID_COLUMNS = {
  id: employees.id,
  employeeCode: employees.employeeCode,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  department: employees.department,
  joiningDate: employees.joiningDate,
  exitDate: employees.exitDate,
};

export type GridEmployee = Awaited<ReturnType<typeof findGridPage>>['rows'][number];

/** One page of the employees of a grid, in the order of their ids, and the total. */
export async function findGridPage(db: Db, filter: GridFilter, page: number) {
  const { ids, total } = await findGridIds(db, filter, page);
  const rows = await db
    .select(GRID_COLUMNS)
    .from(employees)
    .where(inArray(employees.id, [...ids]));
  return { rows: inOrder(ids, rows), total };
}

async function findGridIds(db: Db, filter: GridFilter, page: number) {
  const query: ListQuery = {
    select: (condition) =>
      db
        .select({ id: employees.id })
        .from(employees)
        .where(and(inGrid(filter), condition)),
    id: employees.id,
    orderBy: [asc(employees.id)],
  };
  const { from, to: _to, isActive, ...rest } = filter;
  if (isEmptyFilter(rest)) {
    const parts = accountStatuses(isActive);
    const list: CountedList = { name: 'employed', parts, to: from, days: 'asc', blocks: 'asc' };
    const startingAt = (start: Position) => gte(employees.id, idsOf(start).first);
    return readCountedPage(db, list, { ...query, startingAt }, page);
  }
  return { ids: await readSortedIds(db, query, page), total: await countGrid(db, filter) };
}

async function countGrid(db: Db, filter: GridFilter): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(employees).where(inGrid(filter));
  return counted?.rows ?? 0;
}

export async function findGridEmployee(db: Db, id: number): Promise<GridEmployee | undefined> {
  const [employee] = await db.select(GRID_COLUMNS).from(employees).where(eq(employees.id, id));
  return employee;
}

/** Approved leaves of these employees that overlap the days. */
export async function findApprovedLeaves(db: Db, ids: readonly number[], { from, to }: Days) {
  return db
    .select({
      id: leaves.id,
      employeeId: leaves.employeeId,
      type: leaves.type,
      startDate: leaves.startDate,
      endDate: leaves.endDate,
    })
    .from(leaves)
    .where(
      and(
        inArray(leaves.employeeId, [...ids]),
        eq(leaves.status, 'Approved'),
        lte(leaves.startDate, to),
        gte(leaves.endDate, from),
      ),
    );
}

function inGrid({ from, to, search, department, isActive }: GridFilter): SQL | undefined {
  return and(
    or(isNull(employees.joiningDate), lte(employees.joiningDate, to)),
    or(isNull(employees.exitDate), gte(employees.exitDate, from)),
    matching({ search, department, isActive }),
  );
}
