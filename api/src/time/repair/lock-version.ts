import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployee, lockEmployees } from '../../commands/lock-employee.ts';
import { inArray } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { findTimeLog, type LockedTimeLog } from '../log/find-logs.ts';
import { findCurrentId } from '../log/find-versions.ts';
import { versionOf } from '../log/version-of.ts';

/**
 * Locks the employee of the version of a log that an administrator changes.
 * @param version the version that the administrator has read, if it is known
 * @throws ApiError `not_found`; `stale` when it is no longer the current version or has another `version`; `forbidden` for the caller's own log,
 * since a change needs a second person (decision 058).
 */
export async function lockVersion(
  command: Command,
  id: number,
  version: string | undefined,
): Promise<LockedTimeLog> {
  const [owner] = await findOwners(command, [id]);
  if (!owner) throw noSuchTimeLog();
  assertNotOwn(command, owner.employeeId);
  const employee = await lockEmployee(command, owner.employeeId);
  const log = await findTimeLog(command.tx, id);
  if (log && (version === undefined || versionOf(log) === version)) return { log, employee };
  throw staleLog(await findCurrentId(command.tx, id));
}

/** Locks the employees of several logs, superseded ones too, in the order of their ids. */
export async function lockOwners(
  command: Command,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedEmployee>> {
  const owners = await findOwners(command, ids);
  const locked = await lockEmployees(
    command,
    owners.map(({ employeeId }) => employeeId),
  );
  return new Map(locked.map((employee) => [employee.id, employee]));
}

/** The employees of logs, superseded ones too. */
export async function findOwners({ tx }: Command, ids: readonly number[]) {
  return tx
    .select({ id: timeLogs.id, employeeId: timeLogs.employeeId })
    .from(timeLogs)
    .where(inArray(timeLogs.id, [...ids]));
}

/** @throws ApiError `forbidden`. */
export function assertNotOwn({ caller }: Command, employeeId: number): void {
  if (employeeId === caller.id) throw new ApiError('forbidden', OWN_LOG);
}

export const OWN_LOG = 'You cannot change your own time log. Request a correction instead.';

export function noSuchTimeLog(): ApiError {
  return new ApiError('not_found', 'There is no such time log.');
}

/** @param currentId id of the version that counts; null when the log is deleted. */
function staleLog(currentId: number | null | undefined): ApiError {
  if (currentId === undefined) return noSuchTimeLog();
  if (currentId === null) return new ApiError('stale', 'Someone else has deleted this log.');
  return new ApiError('stale', CHANGED_SINCE, { timeLogId: currentId });
}

export const CHANGED_SINCE =
  'Someone else has changed this log. Check the new times and try again.';
