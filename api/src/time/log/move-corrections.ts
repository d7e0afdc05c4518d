import type { Db } from '../../core/db/connection.ts';
import { and, eq, inArray } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';

/**
 * Pending corrections follow their log to its new version, so that they can still be decided (decision 058).
 * @param newIds ids of the versions that have just been inserted
 */
export async function movePendingCorrections(tx: Db, newIds: readonly number[]): Promise<void> {
  if (newIds.length === 0) return;
  await tx
    .update(corrections)
    .set({ timeLogId: timeLogs.id, logState: timeLogs.state })
    .from(timeLogs)
    .where(
      and(
        inArray(timeLogs.id, [...newIds]),
        eq(corrections.timeLogId, timeLogs.supersedes),
        eq(corrections.status, 'Pending'),
      ),
    );
}
