import type { Db } from '../../core/db/connection.ts';
import { and, eq, isNull, sql } from '../../core/db/drizzle.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';

export async function insertTimeLog(tx: Db, log: typeof timeLogs.$inferInsert): Promise<number> {
  const [row] = await tx.insert(timeLogs).values(log).returning({ id: timeLogs.id });
  if (!row) throw new Error('the database returned no id');
  return row.id;
}

export async function insertBreak(tx: Db, item: typeof breaks.$inferInsert): Promise<void> {
  await tx.insert(breaks).values(item);
}

/** Marks a log and its breaks as superseded: they stay stored and no longer count (design §10). */
export async function supersedeTimeLog(tx: Db, id: number): Promise<void> {
  await tx.update(timeLogs).set({ isSuperseded: true }).where(eq(timeLogs.id, id));
  await tx.update(breaks).set({ isSuperseded: true }).where(eq(breaks.timeLogId, id));
}

/**
 * Marks an open log as missing its punch-out. Its open break ends where it started, because its end is unknown.
 */
export async function markTimeLogMissingOut(tx: Db, id: number): Promise<void> {
  await tx.update(timeLogs).set({ state: 'missing-out' }).where(eq(timeLogs.id, id));
  await tx
    .update(breaks)
    .set({ endedAt: sql`${breaks.startedAt}` })
    .where(and(eq(breaks.timeLogId, id), isNull(breaks.endedAt)));
}
