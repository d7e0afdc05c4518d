import { eq } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';

/** Takes a log and its breaks out of every count; both are kept (design §10). */
export async function supersedeTimeLog(tx: Db, id: number): Promise<void> {
  await tx.update(timeLogs).set({ isSuperseded: true }).where(eq(timeLogs.id, id));
  await tx.update(breaks).set({ isSuperseded: true }).where(eq(breaks.timeLogId, id));
}
