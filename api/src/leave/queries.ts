import type { LEAVE_SORTS, LeaveCounts, LeaveStatus } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Given } from '../core/db/built-once.ts';
import type { Db } from '../core/db/connection.ts';
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lte,
  ne,
  sql,
} from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { leaves } from '../core/db/tables/leaves.ts';
import {
  type ListQuery,
  onPage,
  pageReader,
  statusPage,
  withPage,
} from '../core/lists/read-page.ts';
import { BY_NAME } from '../employees/by-name.ts';
import {
  type FilterOrGiven,
  matching as matchingEmployees,
  toPatterns,
} from '../employees/filter.ts';

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
  employeeCode: employees.employeeCode,
  department: employees.department,
  employee: nameOf(employees),
  requester: nameOf(requester),
  decider: nameOf(decider),
};

export type LeaveRow = Awaited<ReturnType<typeof findLeaves>>[number];

/** Filter of leaves; an absent field matches all. */
export interface LeaveFilter {
  readonly ids?: readonly number[];
  /** Employee id; null for all employees. */
  readonly employeeId: number | null;
  readonly status?: LeaveStatus | undefined;
  /** Only pending or approved leaves, which block other leaves. */
  readonly isBlocking?: boolean | undefined;
  readonly type?: string | undefined;
  readonly search?: string | undefined;
  readonly department?: string | string | undefined;
  /** Dates that a leave overlaps, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly exceptId?: number | undefined;
  readonly exceptEmployeeId?: number | undefined;
}

/** An order that was chosen. */
export interface LeaveOrder {
  readonly sort: (typeof LEAVE_SORTS)[number];
  readonly order: 'asc' | 'desc';
}

export const LATEST_APPLIED: LeaveOrder = { sort: 'appliedOn', order: 'desc' };

/** The order of a page for which none was chosen: what waits for a decision, then the others, each latest first. */
const PENDING_FIRST = sql`(${leaves.status} = 'Pending') DESC`;

const SORTED_BY: Record<LeaveOrder['sort'], readonly SQL[]> = {
  appliedOn: [sql`${leaves.appliedOn}`],
  startDate: [sql`${leaves.startDate}`],
  endDate: [sql`${leaves.endDate}`],
  days: [sql`${leaves.endDate} - ${leaves.startDate}`],
  employee: BY_NAME,
  type: [sql`lower(${leaves.type})`],
  status: [sql`${leaves.status}`],
};

/** The leaves that match, in an order, or the latest first; ties newest first. */
export async function findLeaves(
  db: Db,
  filter: LeaveFilter,
  order: LeaveOrder = LATEST_APPLIED,
  limit?: number,
) {
  const query = selectLeaves(db)
    .where(matching(filter))
    .orderBy(...orderBy(order));
  return limit === undefined ? query : query.limit(limit);
}

/** The next leaves after an id, in the order of their requests. */
export async function findLeavesAfter(
  db: Db,
  filter: LeaveFilter,
  after: number,
  limit: number,
): Promise<LeaveRow[]> {
  return selectLeaves(db)
    .where(and(matching(filter), gt(leaves.id, after)))
    .orderBy(asc(leaves.id))
    .limit(limit);
}

/** One page of them, ten rows, and how many match in each status, whatever status the filter names. */
export async function findLeavePage(
  db: Db,
  { status, isBlocking, search, ...filter }: Omit<LeaveFilter, 'ids'>,
  order: LeaveOrder | undefined,
  page: number,
): Promise<{ rows: LeaveRow[]; counts: LeaveCounts }> {
  const values = { ...filter, search: toPatterns(search) };
  return readLeaves(db, { status, isBlocking, order }, values, page);
}

interface Fixed extends Pick<LeaveFilter, 'status' | 'isBlocking'> {
  readonly order: LeaveOrder | undefined;
}

type Values = Omit<LeaveFilter, 'ids' | 'status' | 'isBlocking' | 'search'> & {
  readonly search: readonly string[];
};

const readLeaves = pageReader((db, fixed: Fixed, given: Given<Values>) => {
  const { order, status, ...rest } = fixed;
  const all = { ...rest, ...given };
  const query = queryOf(db, { status, ...all }, order);
  const page = statusPage(query, countLeaves(db, all));
  const rows = selectLeaves(db, withPage(ROW)).innerJoin(...onPage(page, leaves.id));
  return { page, rows };
});

function queryOf(
  db: Db,
  filter: FilterOrGiven<LeaveFilter>,
  order: LeaveOrder | undefined,
): ListQuery {
  return {
    select: (condition) =>
      db
        .select({ id: leaves.id })
        .from(leaves)
        // The planner leaves out this join if neither filter nor order need it.
        .leftJoin(employees, eq(employees.id, leaves.employeeId))
        .where(and(matching(filter), condition)),
    id: leaves.id,
    orderBy: order ? orderBy(order) : [PENDING_FIRST, ...orderBy(LATEST_APPLIED)],
  };
}

function orderBy({ sort, order }: LeaveOrder): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [...SORTED_BY[sort].map((key) => direction(key)), desc(leaves.appliedOn), desc(leaves.id)];
}

/** One leave; undefined when there is none. */
export async function findLeave(db: Db, id: number): Promise<LeaveRow | undefined> {
  const [found] = await selectLeaves(db).where(eq(leaves.id, id));
  return found;
}

function countLeaves(db: Db, filter: FilterOrGiven<LeaveFilter>) {
  return db
    .select({ status: leaves.status, rows: count() })
    .from(leaves)
    .leftJoin(employees, eq(employees.id, leaves.employeeId))
    .where(matching(filter))
    .groupBy(leaves.status);
}

function selectLeaves(db: Db, fields = ROW) {
  return db
    .select(fields)
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employeeId))
    .leftJoin(requester, eq(requester.id, leaves.requestedBy))
    .leftJoin(decider, eq(decider.id, leaves.decidedBy));
}

function matching(filter: FilterOrGiven<LeaveFilter>): SQL | undefined {
  const { employeeId, status, isBlocking, type, department, from, to } = filter;
  const { search, exceptId, exceptEmployeeId, ids } = filter;
  return and(
    ids === undefined ? undefined : inArray(leaves.id, [...ids]),
    employeeId === null ? undefined : eq(leaves.employeeId, employeeId),
    status === undefined ? undefined : eq(leaves.status, status),
    isBlocking ? ne(leaves.status, 'Rejected') : undefined,
    type ? sql`lower(${leaves.type}) = lower(${type})` : undefined,
    from === undefined ? undefined : gte(leaves.endDate, from),
    to === undefined ? undefined : lte(leaves.startDate, to),
    exceptId === undefined ? undefined : ne(leaves.id, exceptId),
    exceptEmployeeId === undefined ? undefined : ne(leaves.employeeId, exceptEmployeeId),
    matchingEmployees({ department, search }),
  );
}
