import { isAdministrator } from '../../access/policy.ts';
import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployees } from '../../commands/lock-employee.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, eq } from '../../core/db/drizzle.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { LOG, type LogWithBreaks } from '../log/find-logs.ts';

/** Closes a log and its open break, and returns it as it is now. */
export async function closeTimeLog(
  tx: Db,
  log: LogWithBreaks,
  { punchOut, isLateOut }: { readonly punchOut: Date; readonly isLateOut: boolean },
): Promise<LogWithBreaks> {
  const closed = { state: 'closed', punchOut, isLateOut } as const;
  const [row] = await tx.update(timeLogs).set(closed).where(eq(timeLogs.id, log.id)).returning(LOG);
  if (!row) throw new Error('the log has just been read');
  const open = log.breaks.find(({ endedAt }) => endedAt === null);
  const ended = { ...log, ...row };
  return open ? endBreakOf(tx, ended, open.id, punchOut) : ended;
}

/** Ends a break of a log, and returns the log as it is now. */
export async function endBreakOf(
  tx: Db,
  log: LogWithBreaks,
  id: number,
  endedAt: Date,
): Promise<LogWithBreaks> {
  await tx.update(breaks).set({ endedAt }).where(eq(breaks.id, id));
  return {
    ...log,
    breaks: log.breaks.map((item) => (item.id === id ? { ...item, endedAt } : item)),
  };
}

/** Locks the employee of a log, in any of its versions, if the caller may change their time; undefined otherwise. */
export async function lockOwner(
  { tx, caller }: Command,
  logId: number,
): Promise<LockedEmployee | undefined> {
  const owner = tx
    .select({ id: timeLogs.employeeId })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.id, logId),
        isAdministrator(caller) ? undefined : eq(timeLogs.employeeId, caller.id),
      ),
    );
  return (await lockEmployees({ tx }, owner))[0];
}
