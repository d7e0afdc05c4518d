import type { LeaveStatus } from '@rollcall/shared/contract';
import type { Db } from '../db/connection.ts';
import { eq, sql, sum } from '../db/drizzle.ts';
import { counters } from '../db/tables/counters.ts';

type StatusCounts = Record<LeaveStatus, number>;

/** How many leaves or corrections there are in each status, from the counters. */
export async function countByStatus(db: Db, list: 'leaves' | 'corrections'): Promise<StatusCounts> {
  const found = await db
    .select({
      status: sql<LeaveStatus>`${counters.part}`,
      rows: sum(counters.value).mapWith(Number),
    })
    .from(counters)
    .where(eq(counters.name, list))
    .groupBy(counters.part);
  return toStatusCounts(found);
}

/** Counts by status, zero for a status without rows. */
export function toStatusCounts(
  found: readonly { readonly status: LeaveStatus; readonly rows: number | null }[],
): StatusCounts {
  const counts: StatusCounts = { Pending: 0, Approved: 0, Rejected: 0 };
  for (const { status, rows } of found) counts[status] = rows ?? 0;
  return counts;
}

/** The total of one status, or of all of them. */
export function totalOf(counts: StatusCounts, status: LeaveStatus | undefined): number {
  return status === undefined ? counts.Pending + counts.Approved + counts.Rejected : counts[status];
}
