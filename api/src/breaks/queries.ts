import { and, count, desc, eq, gte, lte, type SQL, sum } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { employees } from '../db/tables/employees.ts';
import { breaks, dayCounts, timeLogs } from '../db/tables/time-logs.ts';
import { rowsOf } from '../page.ts';

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

/** Whose breaks (null: everybody's), and on which work dates. */
export interface BreakFilter {
  readonly employeeId: number | null;
  readonly from?: string;
  readonly to?: string;
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
  const { limit, offset } = rowsOf(page);
  return query.limit(limit).offset(offset);
}

/** How many breaks there are: everybody's from the counts kept by day, one person's by counting. */
export async function countBreaks(db: Db, employeeId: number | null): Promise<number> {
  if (employeeId === null) {
    const [kept] = await db
      .select({ rows: sum(dayCounts.rows) })
      .from(dayCounts)
      .where(eq(dayCounts.counted, 'breaks'));
    return Number(kept?.rows ?? 0);
  }
  const [counted] = await db.select({ rows: count() }).from(breaks).where(matching({ employeeId }));
  return counted?.rows ?? 0;
}

function matching({ employeeId, from, to }: BreakFilter): SQL | undefined {
  return and(
    eq(breaks.isSuperseded, false),
    employeeId === null ? undefined : eq(breaks.employeeId, employeeId),
    from === undefined ? undefined : gte(breaks.workDate, from),
    to === undefined ? undefined : lte(breaks.workDate, to),
  );
}
