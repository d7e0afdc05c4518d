import type { Db } from '../core/db/connection.ts';
import { and, eq, gte, lte, ne } from '../core/db/drizzle.ts';
import { leaves } from '../core/db/tables/leaves.ts';
import { timeLogs } from '../core/db/tables/time-logs.ts';

export type StoredLeave = NonNullable<Awaited<ReturnType<typeof findStoredLeave>>>;

/** A leave as it is stored. */
export async function findStoredLeave(tx: Db, id: number) {
  const [found] = await tx.select().from(leaves).where(eq(leaves.id, id));
  return found;
}

/** A pending or approved leave of an employee that overlaps the days. */
export async function findOverlap(
  tx: Db,
  employeeId: number,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
) {
  const [found] = await tx
    .select({ startDate: leaves.startDate, endDate: leaves.endDate, status: leaves.status })
    .from(leaves)
    .where(
      and(
        eq(leaves.employeeId, employeeId),
        ne(leaves.status, 'Rejected'),
        lte(leaves.startDate, endDate),
        gte(leaves.endDate, startDate),
      ),
    )
    .limit(1);
  return found;
}

export async function insertLeave(tx: Db, leave: typeof leaves.$inferInsert): Promise<number> {
  const [row] = await tx.insert(leaves).values(leave).returning({ id: leaves.id });
  if (!row) throw new Error('the database returned no id');
  return row.id;
}

export async function updateLeave(
  tx: Db,
  id: number,
  changes: Partial<typeof leaves.$inferInsert>,
): Promise<void> {
  await tx.update(leaves).set(changes).where(eq(leaves.id, id));
}

export async function deleteLeave(tx: Db, id: number): Promise<void> {
  await tx.delete(leaves).where(eq(leaves.id, id));
}

/** Work dates within the days on which an employee punched in. */
export async function findPunchedDates(
  db: Db,
  employeeId: number,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Promise<string[]> {
  const found = await db
    .select({ workDate: timeLogs.workDate })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.employeeId, employeeId),
        eq(timeLogs.isSuperseded, false),
        gte(timeLogs.workDate, startDate),
        lte(timeLogs.workDate, endDate),
      ),
    )
    .groupBy(timeLogs.workDate)
    .orderBy(timeLogs.workDate);
  return found.map(({ workDate }) => workDate);
}
