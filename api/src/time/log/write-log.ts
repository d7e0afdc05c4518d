import type { Db } from '../../core/db/connection.ts';
import { and, eq, isNull, sql } from '../../core/db/drizzle.ts';
import { type BreakRecord, breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { LOG, type LogWithBreaks } from './find-logs.ts';

export async function insertTimeLog(
  tx: Db,
  log: typeof timeLogs.$inferInsert,
): Promise<LogWithBreaks> {
  const [row] = await tx.insert(timeLogs).values(log).returning(LOG);
  if (!row) throw new Error('an insert returns its row');
  return { ...row, breaks: [] };
}

export async function insertBreak(tx: Db, item: typeof breaks.$inferInsert): Promise<BreakRecord> {
  const [row] = await tx.insert(breaks).values(item).returning();
  if (!row) throw new Error('an insert returns its row');
  return row;
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
