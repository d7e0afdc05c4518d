import type { Command } from '../../commands/command.ts';
import { eq } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import type { LockedTimeLog } from '../log/find-logs.ts';
import { supersedeTimeLog } from '../log/write-log.ts';
import { notifyOwner } from './notify-owner.ts';
import { recordChange } from './record-change.ts';

/** Deletes a log: it is superseded by none, and stays in the history (decision 058). */
export async function deleteTimeLog(
  command: Command,
  { log, employee }: LockedTimeLog,
  reason: string,
): Promise<{ id: number }> {
  const { tx, now, caller } = command;
  const { id } = log;
  await supersedeTimeLog(tx, id);
  await tx
    .update(timeLogs)
    .set({ deletedAt: new Date(now), deletedBy: caller.id, deletionReason: reason })
    .where(eq(timeLogs.id, id));
  await recordChange(command, employee, { action: 'deleted', before: log, after: null, reason });
  await notifyOwner(command, employee, { action: 'deleted', logs: [log], reason });
  return { id };
}
