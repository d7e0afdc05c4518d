import {
  getLeaveCalendar,
  getLeaveConflicts,
  listLeaves,
  requestLeave as requestLeaveCall,
  requestLeaveFor,
  withdrawLeave as withdrawLeaveCall,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { lockCaller, lockEmployee } from '../commands/lock-employee.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Context } from '../core/context.ts';
import type { AddCall } from '../http/add-call.ts';
import { listCalendar } from './calendar.ts';
import { findConflicts } from './conflicts.ts';
import { presentLeave } from './present.ts';
import { LATEST_APPLIED } from './queries.ts';
import { lockOwnLeave, requestLeave, withdrawLeave } from './request.ts';
import { listCurrentLeaves, listLeavePage } from './service.ts';

/** Leaves: list, request, withdraw, conflicts and calendar (spec §7, design §8, design §15.6, design §15.7). */
export function addLeaveRoutes(addCall: AddCall, context: Context): void {
  addCall(listLeaves, async ({ query, caller }) => {
    const { page, sort, order, ...filter } = query;
    const response = { status: true, message: 'Leaves' };
    const isChosen = sort !== undefined || order !== undefined;
    const sorted = isChosen
      ? { ...LATEST_APPLIED, ...(sort && { sort }), ...(order && { order }) }
      : undefined;
    if (page === undefined) {
      return { ...response, data: await listCurrentLeaves(context, caller, filter, sorted) };
    }
    const { rows, ...counted } = await listLeavePage(context, caller, filter, sorted, page);
    return { ...response, data: rows, ...counted, pageSize: PAGE_SIZE };
  });

  addCall(requestLeaveCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: lockCaller,
      work: async (command, employee) =>
        presentLeave(await requestLeave(command, employee, request.body), context.zone),
    });
    return { status: true, message: 'Leave requested', data };
  });

  addCall(requestLeaveFor, async (request) => {
    const { employeeId, ...body } = request.body;
    const data = await runCommand(context, request, {
      lock: (command) => lockEmployee(command, employeeId),
      work: async (command, employee) =>
        presentLeave(await requestLeave(command, employee, body), context.zone),
    });
    return { status: true, message: 'Leave requested', data };
  });

  addCall(withdrawLeaveCall, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockOwnLeave(command, request.params.id),
      work: withdrawLeave,
    });
    return { status: true, message: 'Leave withdrawn', data: null };
  });

  addCall(getLeaveConflicts, async ({ caller, query }) => ({
    status: true,
    message: 'Conflicts',
    data: await findConflicts(context, caller, query),
  }));

  addCall(getLeaveCalendar, async ({ query }) => {
    const { rows, ...calendar } = await listCalendar(context, query);
    return { status: true, message: 'Calendar of leaves', data: rows, ...calendar };
  });
}
