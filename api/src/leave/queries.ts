import type { Department, LEAVE_SORTS, LeaveStatus } from '@rollcall/shared/contract';
import { and, asc, count, desc, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../core/db/connection.ts';
import { employees } from '../core/db/tables/employees.ts';
import { leaves } from '../core/db/tables/leaves.ts';
import { toLimitOffset } from '../core/page.ts';
import { matchingWords } from '../employees/filter.ts';

const requester = alias(employees, 'requester');
const decider = alias(employees, 'decider');

const nameOf = <F, M, L>(employee: { firstName: F; middleName: M; lastName: L }) => ({
  firstName: employee.firstName,
  middleName: employee.middleName,
  lastName: employee.lastName,
});

const ROW = {
  id: leaves.id,
  employeeId: leaves.employeeId,
  type: leaves.type,
  startDate: leaves.startDate,
  endDate: leaves.endDate,
  appliedOn: leaves.appliedOn,
  status: leaves.status,
  reason: leaves.reason,
  decidedAt: leaves.decidedAt,
  decisionReason: leaves.decisionReason,
  isSelfDecided: leaves.isSelfDecided,
  department: employees.department,
  employee: nameOf(employees),
  requester: nameOf(requester),
  decider: nameOf(decider),
};

export type LeaveRow = Awaited<ReturnType<typeof findLeaves>>[number];

/** Filter of leaves; an absent field matches all. */
export interface LeaveFilter {
  /** Employee id; null for all employees. */
  readonly employeeId: number | null;
  readonly status?: LeaveStatus | undefined;
  /** Only pending or approved leaves, which block other leaves. */
  readonly isBlocking?: boolean | undefined;
  readonly type?: string | undefined;
  readonly search?: string | undefined;
  readonly department?: Department | string | undefined;
  /** Dates that a leave overlaps, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly exceptId?: number | undefined;
  readonly exceptEmployeeId?: number | undefined;
}

export interface LeaveOrder {
  readonly sort: (typeof LEAVE_SORTS)[number];
  readonly order: 'asc' | 'desc';
}

export const LATEST_APPLIED: LeaveOrder = { sort: 'appliedOn', order: 'desc' };

const SORTED_BY: Record<LeaveOrder['sort'], readonly SQL[]> = {
  appliedOn: [sql`${leaves.appliedOn}`],
  startDate: [sql`${leaves.startDate}`],
  endDate: [sql`${leaves.endDate}`],
  days: [sql`${leaves.endDate} - ${leaves.startDate}`],
  employee: [sql`lower(${employees.firstName})`, sql`lower(coalesce(${employees.lastName}, ''))`],
  type: [sql`lower(${leaves.type})`],
  status: [sql`${leaves.status}`],
};

/** The leaves that match, in an order; ties newest first. */
export async function findLeaves(
  db: Db,
  filter: LeaveFilter,
  { sort, order }: LeaveOrder = LATEST_APPLIED,
  rows?: { readonly limit: number; readonly offset: number },
) {
  const direction = order === 'asc' ? asc : desc;
  const query = db
    .select(ROW)
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employeeId))
    .leftJoin(requester, eq(requester.id, leaves.requestedBy))
    .leftJoin(decider, eq(decider.id, leaves.decidedBy))
    .where(matching(filter))
    .orderBy(
      ...SORTED_BY[sort].map((key) => direction(key)),
      desc(leaves.appliedOn),
      desc(leaves.id),
    );
  return rows ? query.limit(rows.limit).offset(rows.offset) : query;
}

/** One page of them, ten rows. */
export async function findLeavePage(
  db: Db,
  filter: LeaveFilter,
  order: LeaveOrder,
  page: number,
): Promise<LeaveRow[]> {
  return findLeaves(db, filter, order, toLimitOffset(page));
}

/** One leave; undefined when there is none. */
export async function findLeave(db: Db, id: number): Promise<LeaveRow | undefined> {
  const [found] = await db
    .select(ROW)
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employeeId))
    .leftJoin(requester, eq(requester.id, leaves.requestedBy))
    .leftJoin(decider, eq(decider.id, leaves.decidedBy))
    .where(eq(leaves.id, id));
  return found;
}

/** How many leaves there are in each status. */
export async function countLeavesByStatus(db: Db, filter: LeaveFilter) {
  return db
    .select({ status: leaves.status, rows: count() })
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employeeId))
    .where(matching(filter))
    .groupBy(leaves.status);
}

function matching(filter: LeaveFilter): SQL | undefined {
  const { employeeId, status, isBlocking, type, department, from, to } = filter;
  const { search, exceptId, exceptEmployeeId } = filter;
  return and(
    employeeId === null ? undefined : eq(leaves.employeeId, employeeId),
    status === undefined ? undefined : eq(leaves.status, status),
    isBlocking ? ne(leaves.status, 'Rejected') : undefined,
    type ? eq(sql`lower(${leaves.type})`, type.toLowerCase()) : undefined,
    department === undefined ? undefined : eq(employees.department, department),
    from === undefined ? undefined : gte(leaves.endDate, from),
    to === undefined ? undefined : lte(leaves.startDate, to),
    exceptId === undefined ? undefined : ne(leaves.id, exceptId),
    exceptEmployeeId === undefined ? undefined : ne(leaves.employeeId, exceptEmployeeId),
    ...matchingWords(search),
  );
}
