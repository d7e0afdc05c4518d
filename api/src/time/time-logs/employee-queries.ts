import { and, between, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { toLimitOffset } from '../../core/page.ts';
import { type DateRange, LOG, within } from './find-logs.ts';

/** One page of an employee's logs in a range, latest punch-in first. */
export async function findEmployeeTimeLogs(
  db: Db,
  employeeId: number,
  range: DateRange,
  page: number,
) {
  const { limit, offset } = toLimitOffset(page);
  return db
    .select(LOG)
    .from(timeLogs)
    .where(ofEmployee(employeeId, range))
    .orderBy(desc(timeLogs.punchIn), desc(timeLogs.id))
    .limit(limit)
    .offset(offset);
}

/** Totals of an employee's logs in a range: logs, work dates, and milliseconds between in and out. */
export async function sumTimeLogs(db: Db, employeeId: number, range: DateRange) {
  const [sums] = await db
    .select({
      logs: count(),
      days: sql`count(DISTINCT ${timeLogs.workDate})`.mapWith(Number),
      milliseconds: milliseconds(sql`${timeLogs.punchOut} - ${timeLogs.punchIn}`),
    })
    .from(timeLogs)
    .where(ofEmployee(employeeId, range));
  return sums ?? { logs: 0, days: 0, milliseconds: 0 };
}

/** Milliseconds of an employee's finished breaks in a range: of all logs, and of ended logs only. */
export async function sumBreaks(
  db: Db,
  employeeId: number,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const [sums] = await db
    .select({
      all: milliseconds(sql`${breaks.endedAt} - ${breaks.startedAt}`),
      ofEnded: milliseconds(
        sql`${breaks.endedAt} - ${breaks.startedAt}`,
        sql`${timeLogs.state} = 'closed'`,
      ),
    })
    .from(breaks)
    .innerJoin(timeLogs, eq(timeLogs.id, breaks.timeLogId))
    .where(
      and(
        eq(breaks.employeeId, employeeId),
        eq(breaks.isSuperseded, false),
        between(breaks.workDate, from, to),
      ),
    );
  return sums ?? { all: 0, ofEnded: 0 };
}

/** Counts the days of an employee's approved leaves within a range. */
export async function countLeaveDays(
  db: Db,
  employeeId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const inside = sql`least(${leaves.endDate}, ${to}::date) - greatest(${leaves.startDate}, ${from}::date) + 1`;
  const [counted] = await db
    .select({ days: sql`coalesce(sum(${inside}), 0)`.mapWith(Number) })
    .from(leaves)
    .where(
      and(
        eq(leaves.employeeId, employeeId),
        eq(leaves.status, 'Approved'),
        lte(leaves.startDate, to),
        gte(leaves.endDate, from),
      ),
    );
  return counted?.days ?? 0;
}

function ofEmployee(employeeId: number, range: DateRange): SQL | undefined {
  return and(eq(timeLogs.employeeId, employeeId), within(range));
}

function milliseconds(interval: SQL, condition: SQL = sql`true`) {
  return sql`coalesce(sum(extract(epoch FROM ${interval}) * 1000) FILTER (WHERE ${condition}), 0)`.mapWith(
    Number,
  );
}
