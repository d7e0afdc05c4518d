import type { CallAccess } from '@rollcall/shared/contract';
import type { Caller } from './caller.ts';

/**
 * Administrators may make every call; anyone signed in may make calls that only require a session (spec §6).
 */
export function mayCall(access: CallAccess, caller: Caller): boolean {
  return access !== 'admin' || isAdministrator(caller);
}

/** Whether the caller is an administrator (spec §6). */
export function isAdministrator(caller: Caller): boolean {
  return caller.role === 'ADMIN';
}

/**
 * The employee whose rows a caller may list: null (all employees) for administrators, else the caller (design
 * §10).
 */
export function visibleEmployeeId(caller: Caller): number | null {
  return isAdministrator(caller) ? null : caller.id;
}
