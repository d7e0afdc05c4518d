import { isAdministrator } from '../../access/policy.ts';
import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockWhere } from '../../commands/lock-employee.ts';
import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, eq, inArray, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks, timeLogs } from '../../core/db/tables/time-logs.ts';
import { LOG, type LogWithBreaks } from '../log/find-logs.ts';

/** Closes a log and its open break, and returns it as it is now. */
export async function closeTimeLog(
  tx: Db,
  log: LogWithBreaks,
  { punchOut, isLateOut }: { readonly punchOut: Date; readonly isLateOut: boolean },
): Promise<LogWithBreaks> {
  const [row] = await closeLog(tx, { id: log.id, punchOut, isLateOut });
  if (!row) throw new Error('the log has just been read');
  const open = log.breaks.find(({ endedAt }) => endedAt === null);
  const ended = { ...log, ...row };
  return open ? endBreakOf(tx, ended, open.id, punchOut) : ended;
}

const closeLog = builtOnce((db) =>
  db
    .update(timeLogs)
    .set({
      state: 'closed',
      punchOut: sql`${sql.placeholder('punchOut')}`,
      isLateOut: sql`${sql.placeholder('isLateOut')}`,
    })
    .where(eq(timeLogs.id, sql.placeholder('id')))
    .returning(LOG),
);

/** Ends a break of a log, and returns the log as it is now. */
export async function endBreakOf(
  tx: Db,
  log: LogWithBreaks,
  id: number,
  endedAt: Date,
): Promise<LogWithBreaks> {
  await endItem(tx, { id, endedAt });
  return {
    ...log,
    breaks: log.breaks.map((item) => (item.id === id ? { ...item, endedAt } : item)),
  };
}

const endItem = builtOnce((db) =>
  db
    .update(breaks)
    .set({ endedAt: sql`${sql.placeholder('endedAt')}` })
    .where(eq(breaks.id, sql.placeholder('id'))),
);

/** Locks the employee of a log, in any of its versions, if the caller may change their time; undefined otherwise. */
export async function lockOwner(
  { tx, caller }: Command,
  logId: number,
): Promise<LockedEmployee | undefined> {
  const ownerId = isAdministrator(caller) ? null : caller.id;
  return (await lockOwners(tx, { logId, ownerId }))[0];
}

const lockOwners = builtOnce((db) => {
  const ownerId = sql`${sql.placeholder('ownerId')}::integer`;
  const isAllowed = sql`(${ownerId} IS NULL OR ${timeLogs.employeeId} = ${ownerId})`;
  const owner = db
    .select({ id: timeLogs.employeeId })
    .from(timeLogs)
    .where(and(eq(timeLogs.id, sql.placeholder('logId')), isAllowed));
  return lockWhere(db, inArray(employees.id, owner));
});
