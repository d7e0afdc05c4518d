import type { Caller } from '../../access/caller.ts';
import { isAdministrator } from '../../access/policy.ts';

/** Administrators see and change everybody's time, an employee only their own (design §10). */
export function mayTouchTimeOf(caller: Caller, employeeId: number): boolean {
  return isAdministrator(caller) || caller.id === employeeId;
}
