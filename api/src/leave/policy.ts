import type { Caller } from '../access/caller.ts';

/** No one may decide their own leave, except the only active administrator (design §10). */
export function mayDecide(
  caller: Caller,
  leave: { readonly employeeId: number },
  activeAdministrators: number,
): boolean {
  return leave.employeeId !== caller.id || activeAdministrators === 1;
}

/** A leave may be withdrawn by its employee, or by the administrator who requested it on their behalf. */
export function mayWithdraw(
  caller: Caller,
  leave: { readonly employeeId: number; readonly requestedBy: number | null },
): boolean {
  return leave.employeeId === caller.id || leave.requestedBy === caller.id;
}
