import type { Db } from '../core/db/connection.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { isOnlyAdministrator } from './administrators.ts';
import type { Caller } from './caller.ts';

/** What the audit says about a decision for oneself. */
export const SELF_DECIDED = 'Decided for themselves by the only active administrator';

/**
 * Returns a function that says whether a caller may decide what is about one of some employees: not about themselves, except as the
 * only active administrator, since no one else could (design §10).
 */
export async function deciderOf(
  db: Db,
  { id }: Caller,
  employeeIds: readonly number[],
): Promise<(employeeId: number) => boolean> {
  const isOnly = employeeIds.includes(id) && (await isOnlyAdministrator(db, id));
  return (employeeId) => isOnly || employeeId !== id;
}

/**
 * Whether the caller decides for themselves. Pass the transaction of the decision, so that a second administrator counts.
 * @throws ApiError `forbidden` while there is another administrator.
 */
export async function checkDecider(
  tx: Db,
  caller: Caller,
  employeeIds: readonly number[],
  what: string,
): Promise<boolean> {
  if (!employeeIds.includes(caller.id)) return false;
  if (await isOnlyAdministrator(tx, caller.id)) return true;
  throw new ApiError(
    'forbidden',
    `You cannot decide your own ${what}. Another administrator must decide; Edit Employee, Work Info, Role appoints one.`,
  );
}
