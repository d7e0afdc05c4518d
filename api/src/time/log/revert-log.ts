import type { Db } from '../../core/db/connection.ts';
import { and, eq } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { ApiError } from '../../core/errors/api-error.ts';

interface Made {
  readonly madeLogId: number;
  /** The log that it replaced; null for a missing one. */
  readonly replaced: number | null;
}

/**
 * Deletes a log that has just been entered, and lets the one that it replaced count again. The only deletion of a stored log:
 * no one was notified of it, and the audit log keeps its times (decision 050).
 * @throws ApiError `conflict` when it is no longer the newest version, or a correction of it has been requested, which would go
 * with it.
 */
export async function revertTimeLog(tx: Db, { madeLogId, replaced }: Made): Promise<void> {
  if (await isRequested(tx, madeLogId)) throw changedSince();
  await tx.delete(breaks).where(eq(breaks.timeLogId, madeLogId));
  const deleted = await tx
    .delete(timeLogs)
    .where(and(eq(timeLogs.id, madeLogId), eq(timeLogs.isSuperseded, false)))
    .returning({ id: timeLogs.id });
  if (deleted.length === 0) throw changedSince();
  if (replaced === null) return;
  await tx.update(timeLogs).set({ isSuperseded: false }).where(eq(timeLogs.id, replaced));
  await tx.update(breaks).set({ isSuperseded: false }).where(eq(breaks.timeLogId, replaced));
}

async function isRequested(tx: Db, logId: number): Promise<boolean> {
  const found = await tx
    .select({ id: corrections.id })
    .from(corrections)
    .where(eq(corrections.timeLogId, logId))
    .limit(1);
  return found.length > 0;
}

function changedSince(): ApiError {
  const message = 'This log has changed since. Change it instead of the decision.';
  return new ApiError('conflict', message);
}
