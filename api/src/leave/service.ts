import { type LeaveBody } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import { type Caller } from '../access/caller.ts';
import { deciderOf } from '../access/own-decisions.ts';
import { isAdministrator, visibleEmployeeId } from '../access/policy.ts';
import { type Context } from '../core/context.ts';
import { totalOf } from '../core/lists/status-counts.ts';
import { presentLeave } from './present.ts';
import {
  findLeavePage,
  findLeaves,
  type LeaveFilter,
  type LeaveOrder,
  type LeaveRow,
} from './queries.ts';

/** The filter of a request; the employees that the caller may see are added here. */
type LeaveQuery = Omit<LeaveFilter, 'employeeId'> & { readonly employeeId?: number | undefined };

/** The leaves that the caller may see and that end this year or later (spec §7, design §15.6). */
export async function listCurrentLeaves(
  context: Context,
  caller: Caller,
  query: LeaveQuery,
  order: LeaveOrder | undefined,
): Promise<LeaveBody[]> {
  const { db, clock, zone } = context;
  const yearBegins = `${today(clock(), zone).slice(0, 4)}-01-01`;
  const rows = await findLeaves(db, { from: yearBegins, ...visibleFilter(caller, query) }, order);
  return present(context, caller, rows);
}

/** One page of the leaves that the caller may see, with the counts over all pages and statuses; pending ones first, unless an order is chosen. */
export async function listLeavePage(
  context: Context,
  caller: Caller,
  query: LeaveQuery,
  order: LeaveOrder | undefined,
  page: number,
) {
  const { db } = context;
  const filter = visibleFilter(caller, query);
  const { rows, counts } = await findLeavePage(db, filter, order, page);
  const presented = await present(context, caller, rows);
  return { rows: presented, total: totalOf(counts, filter.status), counts };
}

/** For administrators adds whether they may decide a leave, so that the console offers only what is allowed. */
async function present({ db, zone }: Context, caller: Caller, rows: readonly LeaveRow[]) {
  if (!isAdministrator(caller)) return rows.map((row) => presentLeave(row, zone));
  const mayDecide = await deciderOf(
    db,
    caller,
    rows.map(({ employeeId }) => employeeId),
  );
  return rows.map((row) => ({
    ...presentLeave(row, zone),
    mayDecide: mayDecide(row.employeeId),
  }));
}

/**
 * Restricts an employee to their own leaves; undefined fields are dropped, so that they do not override
 * defaults.
 */
function visibleFilter(caller: Caller, query: LeaveQuery): LeaveFilter {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined);
  const employeeId = visibleEmployeeId(caller) ?? query.employeeId ?? null;
  return { ...Object.fromEntries(defined), employeeId };
}
