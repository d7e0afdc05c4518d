import type { Department } from '@rollcall/shared/contract';
import { and, count, desc, eq, gte, isNotNull, isNull, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, dayCounts, timeLogs } from '../../core/db/tables/time-logs.ts';
import { COUNT_LIMIT, toLimitOffset } from '../../core/page.ts';
import { matchingWords } from '../../employees/filter.ts';

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

export type BreakRow = Awaited<ReturnType<typeof findBreaks>>[number];

/** Filter of breaks; an absent field matches all. */
export interface BreakFilter {
  /** Employee id; null for all employees. */
  readonly employeeId: number | null;
  /** Work dates, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly department?: Department | undefined;
  readonly isOpen?: boolean | undefined;
}

/** Breaks, newest work date first: one page, or all of them without `page`. */
export async function findBreaks(db: Db, filter: BreakFilter, page?: number) {
  const query = db
    .select(ROW)
    .from(breaks)
    .innerJoin(timeLogs, eq(timeLogs.id, breaks.timeLogId))
    .innerJoin(employees, eq(employees.id, breaks.employeeId))
    .where(matching(filter))
    .orderBy(desc(breaks.workDate), desc(breaks.id));
  if (page === undefined) return query;
  const { limit, offset } = toLimitOffset(page);
  return query.limit(limit).offset(offset);
}

/** Counts the breaks of all employees in a range, from the counts per day. */
export async function countAllBreaks(
  db: Db,
  { from, to }: Pick<BreakFilter, 'from' | 'to'>,
): Promise<number> {
  const [stored] = await db
    .select({ rows: sum(dayCounts.rows) })
    .from(dayCounts)
    .where(
      and(
        eq(dayCounts.counted, 'breaks'),
        from === undefined ? undefined : gte(dayCounts.workDate, from),
        to === undefined ? undefined : lte(dayCounts.workDate, to),
      ),
    );
  return Number(stored?.rows ?? 0);
}

/** Counts the breaks that match, at most one more than lists count exactly. */
export async function countBreaks(db: Db, filter: BreakFilter): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(breaks)
    .innerJoin(employees, eq(employees.id, breaks.employeeId))
    .where(matching(filter))
    .limit(COUNT_LIMIT + 1)
    .as('found');
  const [counted] = await db.select({ rows: count() }).from(found);
  return counted?.rows ?? 0;
}

/** For a work date: its breaks, how many have ended, and the milliseconds of those. */
export async function sumBreaksOfDay(db: Db, employeeId: number | null, date: string) {
  const length = sql`extract(epoch FROM ${breaks.endedAt} - ${breaks.startedAt}) * 1000`;
  const [sums] = await db
    .select({
      all: count(),
      ended: count(breaks.endedAt),
      milliseconds: sql`coalesce(sum(${length}), 0)`.mapWith(Number),
    })
    .from(breaks)
    .where(matching({ employeeId, from: date, to: date }));
  return sums ?? { all: 0, ended: 0, milliseconds: 0 };
}

/** Counts the open breaks. */
export async function countOpenBreaks(db: Db, employeeId: number | null): Promise<number> {
  const [counted] = await db
    .select({ rows: count() })
    .from(breaks)
    .where(matching({ employeeId, isOpen: true }));
  return counted?.rows ?? 0;
}

function matching(filter: BreakFilter): SQL | undefined {
  const { employeeId, from, to, search, department, isOpen } = filter;
  return and(
    eq(breaks.isSuperseded, false),
    employeeId === null ? undefined : eq(breaks.employeeId, employeeId),
    from === undefined ? undefined : gte(breaks.workDate, from),
    to === undefined ? undefined : lte(breaks.workDate, to),
    department === undefined ? undefined : eq(employees.department, department),
    isOpen === undefined ? undefined : isOpen ? isNull(breaks.endedAt) : isNotNull(breaks.endedAt),
    ...matchingWords(search),
  );
}
