import type { BREAK_SORTS } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Given } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { orderedBy, type Sorting } from '../../core/lists/order.ts';
import {
  alongWith,
  filteredPage,
  isEmptyFilter,
  type ListQuery,
  onPage,
  type PageQuery,
  pageByDay,
  pageReader,
  type Total,
  withPage,
} from '../../core/lists/read-page.ts';
import { BY_NAME } from '../../employees/by-name.ts';
import {
  type FilterOrGiven,
  matching as matchingEmployees,
  toPatterns,
} from '../../employees/filter.ts';

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

/**
 * One page of the breaks that match, in the same order unless they are sorted, their total, and figures.
 * @param figures whose breaks the figures are about, and of which work date.
 */
export async function findBreakPage(
  db: Db,
  { isOpen, search, ...filter }: BreakFilter,
  { figures, ...sorting }: BreakSorting & { readonly figures: FigureFilter },
  page: number,
) {
  const { sort = 'date', order = sorting.sort ? 'asc' : 'desc' } = sorting;
  const values = {
    ...filter,
    search: toPatterns(search),
    figuresOf: figures.employeeId,
    figuresDate: figures.date,
  };
  return readBreaks(db, { isOpen, sort, order }, values, page);
}

interface Fixed extends Pick<BreakFilter, 'isOpen'> {
  readonly sort: BreakSort;
  readonly order: 'asc' | 'desc';
}

interface Values extends Omit<BreakFilter, 'isOpen' | 'search'> {
  readonly search: readonly string[];
  readonly figuresOf: number | null;
  readonly figuresDate: string;
}

const readBreaks = pageReader((db, fixed: Fixed, given: Given<Values>) => {
  const { figuresOf, figuresDate, ...filter } = given;
  const figures = selectFigures({ employeeId: figuresOf, date: figuresDate });
  const page = alongWith(pageOf(db, fixed, filter), 'figures', figures);
  const rows = selectBreaks(db, withPage(ROW)).innerJoin(...onPage(page, breaks.id));
  return { page, rows };
});

function pageOf(
  db: Db,
  { isOpen, sort, order }: Fixed,
  given: Given<Omit<Values, 'figuresOf' | 'figuresDate'>>,
): PageQuery<Total> {
  const { from, to, ...rest } = given;
  const query = queryOf(db, { isOpen, ...given }, { sort, order });
  // Within a range that can be sorted, a page is read in the same way.
  if (sort !== 'date' || !isEmptyFilter({ isOpen, ...rest })) return filteredPage(query);
  const isFrom = order === 'asc' ? gte : lte;
  const startingAt = (day: SQL) => isFrom(breaks.workDate, day);
  const days = { counted: 'breaks', from, to, order } as const;
  return pageByDay(days, { ...query, startingAt });
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

function selectBreaks(db: Db, fields = ROW) {
  return db
    .select(fields)
    .from(breaks)
    .innerJoin(timeLogs, eq(timeLogs.id, breaks.timeLogId))
    .innerJoin(employees, eq(employees.id, breaks.employeeId));
}

function queryOf(
  db: Db,
  filter: FilterOrGiven<BreakFilter>,
  { sort, order }: Pick<Fixed, 'sort' | 'order'>,
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

interface FigureFilter {
  /** Null for all employees. */
  readonly employeeId: number | null;
  readonly date: string;
}

/** The figures of the cards of a work date. */
export interface BreakFigures {
  /** Breaks of the date. */
  readonly all: number;
  /** How many of them have ended, and their milliseconds. */
  readonly ended: number;
  readonly milliseconds: number;
  /** Breaks of any date that have not ended. */
  readonly open: number;
}

function selectFigures({ employeeId, date }: Given<FigureFilter>): SQL<BreakFigures> {
  const length = sql`extract(epoch FROM ${breaks.endedAt} - ${breaks.startedAt}) * 1000`;
  return sql`(SELECT json_build_object(
    'all', count(*), 'ended', count(${breaks.endedAt}), 'milliseconds', coalesce(sum(${length}), 0),
    'open', (SELECT count(*) FROM ${breaks} WHERE ${matching({ employeeId, isOpen: true })}))
    FROM ${breaks} WHERE ${matching({ employeeId, from: date, to: date })})`;
}

function matching(filter: FilterOrGiven<BreakFilter>): SQL | undefined {
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
