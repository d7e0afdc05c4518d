import type { Command } from '../../commands/command.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { eq } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import {
  findLogsOf,
  getTimeLog,
  type LockedTimeLog,
  type LogWithBreaks,
  toSession,
} from '../log/find-logs.ts';
import { findCurrentId } from '../log/find-versions.ts';
import { assertNoOverlap } from '../log/overlap.ts';
import { insertVersions } from './insert-versions.ts';
import { assertNotOwn, findOwners, noSuchTimeLog } from './lock-version.ts';
import { notifyOwner } from './notify-owner.ts';
import { recordChange } from './record-change.ts';

/**
 * Locks the employee of a deleted log that an administrator restores.
 * @throws ApiError `not_found`; `stale` when the log has been restored already; `forbidden` for the caller's own log.
 */
export async function lockDeleted(command: Command, id: number): Promise<LockedTimeLog> {
  const { tx } = command;
  const [owner] = await findOwners(command, [id]);
  if (!owner) throw noSuchTimeLog();
  assertNotOwn(command, owner.employeeId);
  const employee = await lockEmployee(command, owner.employeeId);
  const currentId = await findCurrentId(tx, id);
  if (typeof currentId === 'number') {
    throw new ApiError('stale', 'This log is not deleted.', { timeLogId: currentId });
  }
  const [log] = await findLogsOf(tx, [id]);
  const isDeleted = await wasDeleted(command, id);
  if (log && isDeleted) return { log, employee };
  throw noSuchTimeLog();
}

async function wasDeleted({ tx }: Command, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ deletedAt: timeLogs.deletedAt })
    .from(timeLogs)
    .where(eq(timeLogs.id, id));
  return row?.deletedAt !== null && row?.deletedAt !== undefined;
}

/**
 * Restores a deleted log as a new version, also one that a colleague deleted (decision 058).
 * @throws ApiError `conflict` when another log is now in the way.
 */
export async function restoreTimeLog(
  command: Command,
  { log, employee }: LockedTimeLog,
): Promise<LogWithBreaks> {
  const { tx } = command;
  const { state, status, employeeId } = log;
  const session = toSession(log);
  await assertNoOverlap(tx, {
    employeeId,
    punchIn: session.punchIn,
    punchOut: session.punchOut,
    isOpen: state === 'open',
    replaces: null,
  });
  const version = { old: log, ...session, state, status, source: 'manual', reason: null } as const;
  const ids = await insertVersions(command, [version]);
  const after = await getTimeLog(tx, ids.get(log.id) ?? 0);
  await recordChange(command, employee, {
    action: 'restored',
    before: null,
    after,
    reason: 'Restored',
  });
  await notifyOwner(command, employee, { action: 'restored', logs: [after], reason: null });
  return after;
}
