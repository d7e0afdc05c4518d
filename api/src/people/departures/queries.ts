import type { Db } from '../../core/db/connection.ts';
import { eq, sql } from '../../core/db/drizzle.ts';
import { departures } from '../../core/db/tables/departures.ts';
import { leaves } from '../../core/db/tables/leaves.ts';

export type StoredLeave = typeof leaves.$inferSelect;

/** Deletes the departure of an employee, and returns it; undefined without one. */
export async function takeDeparture(tx: Db, employeeId: number) {
  const [taken] = await tx
    .delete(departures)
    .where(eq(departures.employeeId, employeeId))
    .returning();
  return taken;
}

/** Inserts deleted leaves again, and returns those that it could not, because their days have another leave by now. */
export async function restoreLeaves(
  tx: Db,
  deleted: readonly StoredLeave[],
): Promise<readonly StoredLeave[]> {
  const lost: StoredLeave[] = [];
  for (const row of deleted) {
    const { requestedBy, decidedAt: _never, ...leave } = row;
    const requester = sql`(SELECT id FROM employees WHERE id = ${requestedBy})`;
    const inserted = await tx
      .insert(leaves)
      .values({ ...leave, requestedBy: requestedBy === null ? null : requester })
      .onConflictDoNothing()
      .returning({ id: leaves.id });
    if (inserted.length === 0) lost.push(row);
  }
  return lost;
}
