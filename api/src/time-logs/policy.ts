import type { Caller } from '../auth/caller.ts';
import { isAdministrator } from '../auth/policy.ts';

/** Administrators see and change everybody's time, an employee only their own (design §10). */
export function mayTouchTimeOf(caller: Caller, employeeId: number): boolean {
  return isAdministrator(caller) || caller.id === employeeId;
}
