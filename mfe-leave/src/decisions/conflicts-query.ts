import type { Leave } from '@rollcall/shared/calls';

/** The query for conflicts; undefined unless the leave is pending and complete. */
export function conflictsQueryFor({ id, employeeId, startDate, endDate, status }: Leave) {
  if (status !== 'Pending' || id === null || employeeId === null) return undefined;
  return startDate && endDate ? { startDate, endDate, employeeId, leaveId: id } : undefined;
}
