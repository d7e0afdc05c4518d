import type { LeaveStatus } from '@rollcall/shared/contract';

export type StatusCounts = Record<LeaveStatus, number>;

export interface StatusCount {
  readonly status: LeaveStatus;
  readonly rows: number;
}

/** Counts by status, zero for a status without rows. */
export function toStatusCounts(found: readonly StatusCount[]): StatusCounts {
  const counts: StatusCounts = { Pending: 0, Approved: 0, Rejected: 0 };
  for (const { status, rows } of found) counts[status] = rows;
  return counts;
}

/** The total of one status, or of all of them. */
export function totalOf(counts: StatusCounts, status: LeaveStatus | undefined): number {
  return status === undefined ? counts.Pending + counts.Approved + counts.Rejected : counts[status];
}
