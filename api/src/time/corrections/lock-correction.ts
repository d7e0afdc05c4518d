import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployee } from '../../commands/lock-employee.ts';
import { findStoredCorrection } from './queries.ts';
import { noSuchCorrection } from './service.ts';

type StoredCorrection = NonNullable<Awaited<ReturnType<typeof findStoredCorrection>>>;

/** A correction and its employee, who stays locked until the transaction ends. */
export interface LockedCorrection {
  readonly correction: StoredCorrection;
  readonly employee: LockedEmployee;
}

/**
 * Locks the employee of a correction that `isAllowed` accepts.
 * @throws ApiError `not_found`, also for a correction that is not allowed, so that ids reveal nothing.
 */
export async function lockCorrection(
  command: Command,
  id: number,
  isAllowed: (correction: StoredCorrection) => boolean = () => true,
): Promise<LockedCorrection> {
  const unlocked = await findStoredCorrection(command.tx, id);
  if (!unlocked || !isAllowed(unlocked)) throw noSuchCorrection();
  const employee = await lockEmployee(command, unlocked.employeeId);
  const correction = await findStoredCorrection(command.tx, id);
  if (!correction) throw noSuchCorrection();
  return { correction, employee };
}

/**
 * Locks the caller's own correction.
 * @throws ApiError `not_found`, also for another employee's.
 */
export function lockOwnCorrection(command: Command, id: number): Promise<LockedCorrection> {
  return lockCorrection(command, id, ({ employeeId }) => employeeId === command.caller.id);
}
