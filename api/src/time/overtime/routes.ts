import * as calls from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { decideOvertime, listOvertimePage, lockOwners } from './service.ts';

/** Overtime and its decisions (docs/working-time.md#overtime). */
export function addOvertimeRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listOvertime, async ({ caller, query }) => {
    const { page = 0, pageSize = PAGE_SIZE, sort, order, ...filter } = query;
    const { rows, ...count } = await listOvertimePage(context, caller, filter, {
      page,
      pageSize,
      sort,
      order,
    });
    return { status: true, message: 'Overtime', data: rows, pageSize, ...count };
  });

  addCall(calls.decideOvertime, async (request) => {
    const decided = await runCommand(context, request, {
      lock: (command) => lockOwners(command, request.body),
      work: (command, employees) => decideOvertime(command, employees, request.body),
    });
    return { status: true, message: 'Overtime decided', data: { decided } };
  });
}
