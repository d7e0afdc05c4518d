import type { LeaveBody, LeaveCounts } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import type { Caller } from '../auth/caller.ts';
import { visibleEmployee } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { presentLeave } from './present.ts';
import {
  countLeavesByStatus,
  findLeavePage,
  findLeaves,
  type LeaveFilter,
  type LeaveOrder,
} from './queries.ts';

/** What a caller asks for; whose leaves they may see is added here. */
type Asked = Omit<LeaveFilter, 'employeeId'> & { readonly employeeId?: number | undefined };

/** What a caller may see of the leaves that end this year or later (spec §7, design §15.6). */
export async function listCurrentLeaves(
  { db, clock, zone }: Context,
  caller: Caller,
  asked: Asked,
  order: LeaveOrder,
): Promise<LeaveBody[]> {
  const yearBegins = `${today(clock(), zone).slice(0, 4)}-01-01`;
  const rows = await findLeaves(db, { from: yearBegins, ...visible(caller, asked) }, order);
  return rows.map((row) => presentLeave(row, zone));
}

/** One page of the leaves a caller may see, with the counts over all pages and statuses. */
export async function listLeavePage(
  { db, zone }: Context,
  caller: Caller,
  asked: Asked,
  order: LeaveOrder,
  page: number,
) {
  const filter = visible(caller, asked);
  const rows = await findLeavePage(db, filter, order, page);
  const counts: LeaveCounts = { Pending: 0, Approved: 0, Rejected: 0 };
  const counted = await countLeavesByStatus(db, { ...filter, status: undefined });
  for (const { status, rows: found } of counted) counts[status] = found;
  const all = counts.Pending + counts.Approved + counts.Rejected;
  const total = filter.status === undefined ? all : counts[filter.status];
  return { rows: rows.map((row) => presentLeave(row, zone)), total, counts };
}

/** An employee's own rows whatever is asked for; undefined parts leave defaults alone. */
function visible(caller: Caller, asked: Asked): LeaveFilter {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const employeeId = visibleEmployee(caller) ?? asked.employeeId ?? null;
  return { ...Object.fromEntries(given), employeeId };
}
