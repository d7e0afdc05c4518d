import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gt, inArray } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';

export type OpenLog = Awaited<ReturnType<typeof findOpenLogs>>[number];

const IS_OPEN = and(eq(timeLogs.state, 'open'), eq(timeLogs.isSuperseded, false));

/** The ids of employees who are punched in, in order, from after an id on. */
export async function findOwnersOfOpenLogs(db: Db, after: number, limit: number) {
  const rows = await db
    .select({ id: timeLogs.employeeId })
    .from(timeLogs)
    .where(and(IS_OPEN, gt(timeLogs.employeeId, after)))
    .orderBy(asc(timeLogs.employeeId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The open logs of employees. */
export async function findOpenLogs(db: Db, employeeIds: readonly number[]) {
  return db
    .select({
      id: timeLogs.id,
      employeeId: timeLogs.employeeId,
      workDate: timeLogs.workDate,
      punchIn: timeLogs.punchIn,
      remindedAt: timeLogs.remindedAt,
    })
    .from(timeLogs)
    .where(and(IS_OPEN, inArray(timeLogs.employeeId, [...employeeIds])));
}

/** Remembers that the owner of a log was notified that it is open. */
export async function setReminded(tx: Db, id: number, remindedAt: Date): Promise<void> {
  await tx.update(timeLogs).set({ remindedAt }).where(eq(timeLogs.id, id));
}
