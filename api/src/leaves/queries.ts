import { and, count, desc, eq, gte, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { employees } from '../db/tables/employees.ts';
import { leaves } from '../db/tables/leaves.ts';
import { rowsOf } from '../page.ts';

const ROW = {
  id: leaves.id,
  employeeId: leaves.employeeId,
  type: leaves.type,
  startDate: leaves.startDate,
  endDate: leaves.endDate,
  appliedOn: leaves.appliedOn,
  status: leaves.status,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
};

export type LeaveRow = Awaited<ReturnType<typeof findLeaves>>[number];

/** Whose leaves (null: everybody's), and from when on they end. */
export interface LeaveFilter {
  readonly employeeId: number | null;
  readonly endsFrom?: string;
}

/** Leaves, the latest applied for first: one page, or all of them without `page`. */
export async function findLeaves(db: Db, filter: LeaveFilter, page?: number) {
  const query = db
    .select(ROW)
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employeeId))
    .where(matching(filter))
    .orderBy(desc(leaves.appliedOn), desc(leaves.id));
  if (page === undefined) return query;
  const { limit, offset } = rowsOf(page);
  return query.limit(limit).offset(offset);
}

/** How many leaves there are in each status. */
export async function countLeavesByStatus(db: Db, filter: LeaveFilter) {
  return db
    .select({ status: leaves.status, rows: count() })
    .from(leaves)
    .where(matching(filter))
    .groupBy(leaves.status);
}

function matching({ employeeId, endsFrom }: LeaveFilter): SQL | undefined {
  return and(
    employeeId === null ? undefined : eq(leaves.employeeId, employeeId),
    endsFrom === undefined ? undefined : gte(leaves.endDate, endsFrom),
  );
}
