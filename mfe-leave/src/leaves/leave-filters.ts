import type { Leave, LeavesQuery } from '@rollcall/shared/calls';

/** Filters and sorting of Leave Management. Without any, all leaves, latest application first. */
export type LeaveFilters = Omit<LeavesQuery, 'page' | 'employeeId'>;

/** Whether a leave matches all filters except the status; the counters count these (design §15.6). */
export function matchesFilters(leave: Leave, { type, search, from, to }: LeaveFilters): boolean {
  const isSame = (text: string | null, other: string) =>
    text?.toLowerCase() === other.toLowerCase();
  const name = leave.employeeName?.toLowerCase() ?? '';
  const words = (search ?? '').toLowerCase().split(/\s+/);
  return (
    (type === undefined || isSame(leave.type, type)) &&
    words.every((word) => name.includes(word)) &&
    (from === undefined || (leave.endDate !== null && leave.endDate >= from)) &&
    (to === undefined || (leave.startDate !== null && leave.startDate <= to))
  );
}
