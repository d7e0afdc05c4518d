import type { CORRECTION_SORTS, CorrectionCounts, LeaveStatus } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Given } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
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
  or,
  sql,
} from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { orderedBy, type Sorting } from '../../core/lists/order.ts';
import {
  type ListQuery,
  onPage,
  pageReader,
  statusPage,
  withPage,
} from '../../core/lists/read-page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import {
  type FilterOrGiven,
  matching as matchingEmployees,
  toPatterns,
} from '../../employees/filter.ts';
import { LOG_WITH_BREAKS } from '../log/find-logs.ts';

const decider = alias(employees, 'decider');

const ROW = {
  id: corrections.id,
  employeeId: corrections.employeeId,
  timeLogId: corrections.timeLogId,
  logState: corrections.logState,
  punchIn: corrections.punchIn,
  punchOut: corrections.punchOut,
  zone: corrections.zone,
  workDate: corrections.workDate,
  reason: corrections.reason,
  status: corrections.status,
  requestedAt: corrections.requestedAt,
  decidedBy: corrections.decidedBy,
  decidedAt: corrections.decidedAt,
  decisionReason: corrections.decisionReason,
  madeLogId: corrections.madeLogId,
  employeeCode: employees.employeeCode,
  employee: {
    firstName: employees.firstName,
    middleName: employees.middleName,
    lastName: employees.lastName,
  },
  log: {
    // First, because drizzle takes an object whose first value is null for a missing row.
    createdAt: timeLogs.createdAt,
    supersedes: timeLogs.supersedes,
    isSuperseded: timeLogs.isSuperseded,
    deletedAt: timeLogs.deletedAt,
    ...LOG_WITH_BREAKS,
  },
  /** What it has changed of a closed day. */
  postedMin: timeAdjustments.minutes,
  decider: {
    firstName: decider.firstName,
    middleName: decider.middleName,
    lastName: decider.lastName,
  },
};

export type CorrectionRow = Awaited<ReturnType<typeof findCorrections>>[number];

/** Filter of corrections; an absent field matches all. */
export interface CorrectionFilter {
  readonly ids?: readonly number[];
  readonly employeeId?: number | undefined;
  readonly status?: LeaveStatus | undefined;
  readonly search?: string | undefined;
  readonly department?: string | undefined;
  /** Work dates of the proposed times, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Corrections of a day: those proposed for it, and those of a log of that day. */
  readonly ofDay?: { readonly date: string; readonly logIds: readonly number[] };
}

export type CorrectionSorting = Sorting<(typeof CORRECTION_SORTS)[number]>;

const SORTED_BY: Record<NonNullable<CorrectionSorting['sort']>, readonly SQL[]> = {
  date: [sql`${corrections.workDate}`],
  employee: BY_NAME,
};

/** The order of a page for which none was chosen: what waits for a decision comes first. */
const PENDING_FIRST = sql`(${corrections.status} = 'Pending') DESC`;

/** All corrections that match, newest first. */
export async function findCorrections(db: Db, filter: CorrectionFilter) {
  return selectCorrections(db).where(matching(filter)).orderBy(desc(corrections.id));
}

/** The next corrections after an id, the oldest first. */
export async function findCorrectionsAfter(
  db: Db,
  filter: CorrectionFilter,
  after: number,
  limit: number,
): Promise<CorrectionRow[]> {
  return selectCorrections(db)
    .where(and(matching(filter), gt(corrections.id, after)))
    .orderBy(asc(corrections.id))
    .limit(limit);
}

/** One page of them, and how many match in each status, whatever status the filter names. */
export async function findCorrectionPage(
  db: Db,
  { status, search, ...filter }: Omit<CorrectionFilter, 'ids' | 'ofDay'>,
  { sort, order }: CorrectionSorting,
  page: number,
): Promise<{ rows: CorrectionRow[]; counts: CorrectionCounts }> {
  const values = { ...filter, search: toPatterns(search) };
  return readCorrections(db, { status, sort, order }, values, page);
}

type Fixed = Pick<CorrectionFilter, 'status'> & CorrectionSorting;

type Values = Pick<CorrectionFilter, 'employeeId' | 'department' | 'from' | 'to'> & {
  readonly search: readonly string[];
};

const readCorrections = pageReader((db, fixed: Fixed, given: Given<Values>) => {
  const { status, ...sorting } = fixed;
  const query = queryOf(db, { status, ...given }, sorting);
  const page = statusPage(query, countCorrections(db, given));
  const rows = selectCorrections(db, withPage(ROW)).innerJoin(...onPage(page, corrections.id));
  return { page, rows };
});

function queryOf(
  db: Db,
  filter: FilterOrGiven<CorrectionFilter>,
  { sort, order }: CorrectionSorting,
): ListQuery {
  return {
    select: (condition) =>
      db
        .select({ id: corrections.id })
        .from(corrections)
        // The planner leaves out this join if neither filter nor order need it.
        .leftJoin(employees, eq(employees.id, corrections.employeeId))
        .where(and(matching(filter), condition)),
    id: corrections.id,
    orderBy: [
      ...(sort ? orderedBy(SORTED_BY[sort], order) : [PENDING_FIRST]),
      desc(corrections.id),
    ],
  };
}

function countCorrections(db: Db, filter: FilterOrGiven<CorrectionFilter>) {
  return db
    .select({ status: corrections.status, rows: count() })
    .from(corrections)
    .leftJoin(employees, eq(employees.id, corrections.employeeId))
    .where(matching(filter))
    .groupBy(corrections.status);
}

function selectCorrections(db: Db, fields = ROW) {
  return db
    .select(fields)
    .from(corrections)
    .innerJoin(employees, eq(employees.id, corrections.employeeId))
    .leftJoin(timeLogs, eq(timeLogs.id, corrections.timeLogId))
    .leftJoin(timeAdjustments, eq(timeAdjustments.correctionId, corrections.id))
    .leftJoin(decider, eq(decider.id, corrections.decidedBy));
}

/** A correction as it is stored. */
export async function findStoredCorrection(tx: Db, id: number) {
  const [found] = await tx.select().from(corrections).where(eq(corrections.id, id));
  return found;
}

/** An employee's pending corrections, except `exceptId`. */
export async function findPending(tx: Db, employeeId: number, exceptId = 0) {
  return tx
    .select({
      timeLogId: corrections.timeLogId,
      punchIn: corrections.punchIn,
      punchOut: corrections.punchOut,
      requestedAt: corrections.requestedAt,
    })
    .from(corrections)
    .where(
      and(
        eq(corrections.employeeId, employeeId),
        eq(corrections.status, 'Pending'),
        ne(corrections.id, exceptId),
      ),
    );
}

/** Inserts corrections; returns their ids in the same order. */
export async function insertCorrections(
  tx: Db,
  rows: (typeof corrections.$inferInsert)[],
): Promise<number[]> {
  const inserted = await tx.insert(corrections).values(rows).returning({ id: corrections.id });
  return inserted.map(({ id }) => id);
}

export async function updateCorrection(
  tx: Db,
  id: number,
  changes: Partial<typeof corrections.$inferInsert>,
): Promise<void> {
  await tx.update(corrections).set(changes).where(eq(corrections.id, id));
}

export async function deleteCorrection(tx: Db, id: number): Promise<void> {
  await tx.delete(corrections).where(eq(corrections.id, id));
}

function matching(filter: FilterOrGiven<CorrectionFilter>): SQL | undefined {
  const { ids, employeeId, status, search, department, from, to, ofDay } = filter;
  return and(
    ids === undefined ? undefined : inArray(corrections.id, [...ids]),
    employeeId === undefined ? undefined : eq(corrections.employeeId, employeeId),
    status === undefined ? undefined : eq(corrections.status, status),
    from === undefined ? undefined : gte(corrections.workDate, from),
    to === undefined ? undefined : lte(corrections.workDate, to),
    ofDay &&
      or(
        eq(corrections.workDate, ofDay.date),
        ofDay.logIds.length > 0 ? inArray(corrections.timeLogId, [...ofDay.logIds]) : undefined,
      ),
    matchingEmployees({ department, search }),
  );
}
