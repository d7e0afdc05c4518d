import type { CallAccess } from '@rollcall/shared/contract';
import type { Caller } from './caller.ts';

/** Administrators may do everything; everybody signed in may make calls that ask for a session (spec §6). */
export function mayCall(access: CallAccess, caller: Caller): boolean {
  return access !== 'admin' || isAdministrator(caller);
}

/** Whether the caller is an administrator (spec §6). */
export function isAdministrator(caller: Caller): boolean {
  return caller.role === 'ADMIN';
}

/**
 * Whose rows a caller sees in a list of everybody's: administrators all (null), others their own
 * (design §10).
 */
export function visibleEmployee(caller: Caller): number | null {
  return isAdministrator(caller) ? null : caller.id;
}
