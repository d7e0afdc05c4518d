import { type LeaveBody, type LeaveCounts } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import { countActiveAdministrators } from '../access/administrators.ts';
import { type Caller } from '../access/caller.ts';
import { isAdministrator, visibleEmployee } from '../access/policy.ts';
import { type Context } from '../core/context.ts';
import { mayDecide } from './policy.ts';
import { presentLeave } from './present.ts';
import {
  countLeavesByStatus,
  findLeavePage,
  findLeaves,
  type LeaveFilter,
  type LeaveOrder,
  type LeaveRow,
} from './queries.ts';

/** What a caller asks for; whose leaves they may see is added here. */
type Asked = Omit<LeaveFilter, 'employeeId'> & { readonly employeeId?: number | undefined };

/** What a caller may see of the leaves that end this year or later (spec §7, design §15.6). */
export async function listCurrentLeaves(
  context: Context,
  caller: Caller,
  asked: Asked,
  order: LeaveOrder,
): Promise<LeaveBody[]> {
  const { db, clock, zone } = context;
  const yearBegins = `${today(clock(), zone).slice(0, 4)}-01-01`;
  const rows = await findLeaves(db, { from: yearBegins, ...visible(caller, asked) }, order);
  return rows.map(await presenterFor(context, caller));
}

/** One page of the leaves a caller may see, with the counts over all pages and statuses. */
export async function listLeavePage(
  context: Context,
  caller: Caller,
  asked: Asked,
  order: LeaveOrder,
  page: number,
) {
  const { db } = context;
  const filter = visible(caller, asked);
  const rows = await findLeavePage(db, filter, order, page);
  const counts: LeaveCounts = { Pending: 0, Approved: 0, Rejected: 0 };
  const counted = await countLeavesByStatus(db, { ...filter, status: undefined });
  for (const { status, rows: found } of counted) counts[status] = found;
  const all = counts.Pending + counts.Approved + counts.Rejected;
  const total = filter.status === undefined ? all : counts[filter.status];
  return { rows: rows.map(await presenterFor(context, caller)), total, counts };
}

/** Administrators are also told which leaves they may decide, so that nothing is offered that would be refused. */
async function presenterFor({ db, zone }: Context, caller: Caller) {
  if (!isAdministrator(caller)) return (row: LeaveRow) => presentLeave(row, zone);
  const administrators = await countActiveAdministrators(db);
  return (row: LeaveRow) => ({
    ...presentLeave(row, zone),
    mayDecide: mayDecide(caller, row, administrators),
  });
}

/** An employee's own rows whatever is asked for; undefined parts leave defaults alone. */
function visible(caller: Caller, asked: Asked): LeaveFilter {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const employeeId = visibleEmployee(caller) ?? asked.employeeId ?? null;
  return { ...Object.fromEntries(given), employeeId };
}
