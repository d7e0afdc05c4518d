import type { Db } from '../../core/db/connection.ts';
import { and, eq, isNull, sql } from '../../core/db/drizzle.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { LOG, type LogWithBreaks, withBreaks } from './find-logs.ts';

/** The employee's open log. */
export async function findOpenTimeLog(
  tx: Db,
  employeeId: number,
): Promise<LogWithBreaks | undefined> {
  const found = await tx
    .select(LOG)
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.employeeId, employeeId),
        eq(timeLogs.state, 'open'),
        eq(timeLogs.isSuperseded, false),
      ),
    );
  return (await withBreaks(tx, found))[0];
}

export async function insertTimeLog(tx: Db, log: typeof timeLogs.$inferInsert): Promise<number> {
  const [row] = await tx.insert(timeLogs).values(log).returning({ id: timeLogs.id });
  if (!row) throw new Error('the database returned no id');
  return row.id;
}

/** Closes a log and its open break. */
export async function closeTimeLog(
  tx: Db,
  id: number,
  { punchOut, isLateOut }: { readonly punchOut: Date; readonly isLateOut: boolean },
): Promise<void> {
  const closed = { state: 'closed', punchOut, isLateOut } as const;
  await tx.update(timeLogs).set(closed).where(eq(timeLogs.id, id));
  await tx
    .update(breaks)
    .set({ endedAt: punchOut })
    .where(and(eq(breaks.timeLogId, id), isNull(breaks.endedAt)));
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

export async function insertBreak(tx: Db, item: typeof breaks.$inferInsert): Promise<void> {
  await tx.insert(breaks).values(item);
}

export async function endBreakRow(tx: Db, id: number, endedAt: Date): Promise<void> {
  await tx.update(breaks).set({ endedAt }).where(eq(breaks.id, id));
}

/** Marks a log and its breaks as superseded: they stay stored and no longer count (design §10). */
export async function supersedeTimeLog(tx: Db, id: number): Promise<void> {
  await tx.update(timeLogs).set({ isSuperseded: true }).where(eq(timeLogs.id, id));
  await tx.update(breaks).set({ isSuperseded: true }).where(eq(breaks.timeLogId, id));
}
