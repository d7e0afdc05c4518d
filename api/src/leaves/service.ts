import type { LeaveBody, LeaveCounts } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import type { Caller } from '../auth/caller.ts';
import { visibleEmployee } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { presentLeave } from './present.ts';
import { countLeavesByStatus, findLeaves } from './queries.ts';

/** What a caller may see of the leaves that end this year or later (spec §7, design §15.6). */
export async function listCurrentLeaves(
  { db, clock, zone }: Context,
  caller: Caller,
): Promise<LeaveBody[]> {
  const endsFrom = `${today(clock(), zone).slice(0, 4)}-01-01`;
  const rows = await findLeaves(db, { employeeId: visibleEmployee(caller), endsFrom });
  return rows.map(presentLeave);
}

/** One page of the leaves a caller may see, with the counts over all pages. */
export async function listLeavePage({ db }: Context, caller: Caller, page: number) {
  const filter = { employeeId: visibleEmployee(caller) };
  const rows = await findLeaves(db, filter, page);
  const counts: LeaveCounts = { Pending: 0, Approved: 0, Rejected: 0 };
  for (const { status, rows: counted } of await countLeavesByStatus(db, filter)) {
    counts[status] = counted;
  }
  const total = counts.Pending + counts.Approved + counts.Rejected;
  return { rows: rows.map(presentLeave), total, counts };
}
