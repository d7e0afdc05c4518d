import type { Db } from '../../core/db/connection.ts';
import { and, eq, isNull } from '../../core/db/drizzle.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';

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

export async function endBreakRow(tx: Db, id: number, endedAt: Date): Promise<void> {
  await tx.update(breaks).set({ endedAt }).where(eq(breaks.id, id));
}
