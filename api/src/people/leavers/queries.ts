import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gt, inArray, lt, notExists, sql } from '../../core/db/drizzle.ts';
import { departures } from '../../core/db/tables/departures.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';

/** The next active employee after an id whose account ends with an exit date before `day`, and has not ended yet. */
export async function findNextLeaver(db: Db, { after, day }: { after: number; day: string }) {
  const ended = db.select().from(departures).where(eq(departures.employeeId, employees.id));
  const [found] = await db
    .select({ id: employees.id, exitDate: sql<string>`${employees.exitDate}` })
    .from(employees)
    .where(
      and(
        eq(employees.deactivateOnExit, true),
        eq(employees.isActive, true),
        lt(employees.exitDate, day),
        gt(employees.id, after),
        notExists(ended),
      ),
    )
    .orderBy(asc(employees.id))
    .limit(1);
  return found;
}

/** An employee's logs without a punch-out, the oldest first: those that are open, and those that miss it. */
export async function findUnfinishedLogs(db: Db, employeeId: number) {
  return db
    .select({ workDate: timeLogs.workDate, state: timeLogs.state })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.employeeId, employeeId),
        eq(timeLogs.isSuperseded, false),
        inArray(timeLogs.state, ['open', 'missing-out']),
      ),
    )
    .orderBy(asc(timeLogs.workDate));
}

/** Deletes the pending leaves of an employee that begin after a date, and returns them. */
export function deleteLeavesAfter(tx: Db, employeeId: number, date: string) {
  return tx
    .delete(leaves)
    .where(
      and(
        eq(leaves.employeeId, employeeId),
        eq(leaves.status, 'Pending'),
        gt(leaves.startDate, date),
      ),
    )
    .returning();
}

export async function insertDeparture(
  tx: Db,
  departure: typeof departures.$inferInsert,
): Promise<void> {
  await tx.insert(departures).values(departure);
}
