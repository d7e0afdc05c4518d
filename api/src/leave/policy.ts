import type { Caller } from '../access/caller.ts';

/** A leave may be withdrawn by its employee, or by the administrator who requested it on their behalf. */
export function mayWithdraw(
  caller: Caller,
  leave: { readonly employeeId: number; readonly requestedBy: number | null },
): boolean {
  return leave.employeeId === caller.id || leave.requestedBy === caller.id;
}
