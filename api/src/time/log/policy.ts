import type { Caller } from '../../access/caller.ts';
import { isAdministrator } from '../../access/policy.ts';

/** Administrators may read and change the time of all employees, an employee only their own (design §10). */
export function mayAccessTimeOf(caller: Caller, employeeId: number): boolean {
  return isAdministrator(caller) || caller.id === employeeId;
}
