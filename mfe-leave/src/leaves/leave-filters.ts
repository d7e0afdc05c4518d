import type { Leave } from '@rollcall/shared/calls';

/** What Leave Management is narrowed to and sorted by; absent is everything, the latest applied for first. */
export interface LeaveFilters {
  readonly status: string | undefined;
  readonly type: string | undefined;
  readonly search: string | undefined;
  readonly department: string | undefined;
  /** Leaves that touch the days from `from` to `to`, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc' | undefined;
}

/** Whether a leave is among those asked for, whatever its status: what the counters count (design §15.6). */
export function isMeant(leave: Leave, { type, search, from, to }: LeaveFilters): boolean {
  const isSame = (text: string | null, wanted: string) =>
    text?.toLowerCase() === wanted.toLowerCase();
  const name = leave.employeeName?.toLowerCase() ?? '';
  const words = (search ?? '').toLowerCase().split(/\s+/);
  return (
    (type === undefined || isSame(leave.type, type)) &&
    words.every((word) => name.includes(word)) &&
    (from === undefined || (leave.endDate !== null && leave.endDate >= from)) &&
    (to === undefined || (leave.startDate !== null && leave.startDate <= to))
  );
}
