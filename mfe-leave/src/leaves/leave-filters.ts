import type { Leave } from '@rollcall/shared/calls';

/** Filters and sorting of Leave Management. Without any, all leaves, latest application first. */
export interface LeaveFilters {
  readonly status: string | undefined;
  readonly type: string | undefined;
  readonly search: string | undefined;
  readonly department: string | undefined;
  /** Leaves that overlap the days from `from` to `to`, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc' | undefined;
}

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
