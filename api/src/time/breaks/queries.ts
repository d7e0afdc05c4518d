import type { BREAK_SORTS } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
} from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { orderedBy, type Sorting } from '../../core/lists/order.ts';
import {
  inOrder,
  isEmptyFilter,
  type ListQuery,
  type PageOfIds,
  readFilteredPage,
  readPageByDay,
} from '../../core/lists/read-page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import { matching as matchingEmployees } from '../../employees/filter.ts';

const ROW = {
  id: breaks.id,
  employeeId: breaks.employeeId,
  workDate: breaks.workDate,
  startedAt: breaks.startedAt,
  endedAt: breaks.endedAt,
  reason: breaks.reason,
  zone: timeLogs.zone,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
};

/** By work date, within it by start: the order of the index, and of the counts per day. */
const DAYS = [breaks.workDate, breaks.startedAt, breaks.id];

const NEWEST_FIRST = DAYS.map((key) => desc(key));

export type BreakSorting = Sorting<(typeof BREAK_SORTS)[number]>;

type BreakSort = NonNullable<BreakSorting['sort']>;

const SORTED_BY: Record<BreakSort, readonly SQL[]> = {
  date: [],
  employee: BY_NAME,
  duration: [sql`${breaks.endedAt} - ${breaks.startedAt}`],
};

export type BreakRow = Awaited<ReturnType<typeof findBreaks>>[number];

/** Filter of breaks; an absent field matches all. */
export interface BreakFilter {
  /** Employee id; null for all employees. */
  readonly employeeId: number | null;
  /** Work dates, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly department?: string | undefined;
  readonly isOpen?: boolean | undefined;
}

/** All breaks that match, newest work date first, within it the latest start first. */
export async function findBreaks(db: Db, filter: BreakFilter) {
  return selectBreaks(db)
    .where(matching(filter))
    .orderBy(...NEWEST_FIRST);
}

/** One page of the breaks that match, in the same order unless they are sorted, and the total. */
export async function findBreakPage(
  db: Db,
  filter: BreakFilter,
  sorting: BreakSorting,
  page: number,
) {
  const { ids, ...counted } = await findIds(db, filter, sorting, page);
  const rows = await selectBreaks(db).where(inArray(breaks.id, [...ids]));
  return { rows: inOrder(ids, rows), ...counted };
}

async function findIds(
  db: Db,
  filter: BreakFilter,
  sorting: BreakSorting,
  page: number,
): Promise<PageOfIds> {
  const { from, to, ...rest } = filter;
  const { sort = 'date', order = sorting.sort ? 'asc' : 'desc' } = sorting;
  const query = queryOf(db, filter, { sort, order });
  // Within a range that can be sorted, a page is read in the same way.
  if (sort !== 'date' || !isEmptyFilter(rest)) return readFilteredPage(db, query, page);
  const isFrom = order === 'asc' ? gte : lte;
  const startingAt = (day: string) => isFrom(breaks.workDate, day);
  const days = { counted: 'breaks', from, to, order } as const;
  return readPageByDay(db, days, { ...query, startingAt }, page);
}

/** A break in the order of an export. */
export interface BreakPosition {
  readonly workDate: string;
  readonly id: number;
}

/** The next breaks after a position, by work date, with code and department of their employees. */
export async function findBreaksAfter(
  db: Db,
  filter: BreakFilter,
  after: BreakPosition | null,
  limit: number,
) {
  const isAfter =
    after &&
    sql`(${breaks.workDate}, ${breaks.id}) > (${after.workDate}::date, ${after.id}::integer)`;
  return db
    .select({
      ...ROW,
      employeeCode: employees.employeeCode,
      department: employees.department,
    })
    .from(breaks)
    .innerJoin(timeLogs, eq(timeLogs.id, breaks.timeLogId))
    .innerJoin(employees, eq(employees.id, breaks.employeeId))
    .where(and(matching(filter), isAfter ?? undefined))
    .orderBy(asc(breaks.workDate), asc(breaks.id))
    .limit(limit);
}

function selectBreaks(db: Db) {
  return db
    .select(ROW)
    .from(breaks)
    .innerJoin(timeLogs, eq(timeLogs.id, breaks.timeLogId))
    .innerJoin(employees, eq(employees.id, breaks.employeeId));
}

function queryOf(
  db: Db,
  filter: BreakFilter,
  { sort, order }: { readonly sort: BreakSort; readonly order: 'asc' | 'desc' },
): ListQuery {
  const isReversed = sort === 'date' && order === 'asc';
  return {
    select: (condition) =>
      db
        .select({ id: breaks.id })
        .from(breaks)
        // The planner leaves out this join if neither filter nor order need it.
        .leftJoin(employees, eq(employees.id, breaks.employeeId))
        .where(and(matching(filter), condition)),
    id: breaks.id,
    orderBy: [
      ...orderedBy(SORTED_BY[sort], order),
      ...(isReversed ? DAYS.map((key) => asc(key)) : NEWEST_FIRST),
    ],
  };
}

/**
 * The figures of the cards on a date: its breaks, how many of them have ended, their milliseconds, and the open
 * breaks of any date.
 */
export async function readBreakFigures(db: Db, employeeId: number | null, date: string) {
  const length = sql`extract(epoch FROM ${breaks.endedAt} - ${breaks.startedAt}) * 1000`;
  const [sums] = await db
    .select({
      all: count(),
      ended: count(breaks.endedAt),
      milliseconds: sql`coalesce(sum(${length}), 0)`.mapWith(Number),
    })
    .from(breaks)
    .where(matching({ employeeId, from: date, to: date }));
  const [open] = await db
    .select({ rows: count() })
    .from(breaks)
    .where(matching({ employeeId, isOpen: true }));
  return { ...(sums ?? { all: 0, ended: 0, milliseconds: 0 }), open: open?.rows ?? 0 };
}

function matching(filter: BreakFilter): SQL | undefined {
  const { employeeId, from, to, search, department, isOpen } = filter;
  return and(
    eq(breaks.isSuperseded, false),
    employeeId === null ? undefined : eq(breaks.employeeId, employeeId),
    from === undefined ? undefined : gte(breaks.workDate, from),
    to === undefined ? undefined : lte(breaks.workDate, to),
    isOpen === undefined ? undefined : isOpen ? isNull(breaks.endedAt) : isNotNull(breaks.endedAt),
    matchingEmployees({ department, search }),
  );
}
