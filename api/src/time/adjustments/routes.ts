import * as calls from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import {
  createAdjustment,
  deleteAdjustment,
  listAdjustmentPage,
  lockAdjustment,
} from './service.ts';

/** Adjustments of balances (docs/working-time.md#sums). */
export function addAdjustmentRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listAdjustments, async ({ query: { page = 0, ...filter } }) => {
    const { rows, total } = await listAdjustmentPage(context, { ...filter, page });
    return { status: true, message: 'Adjustments', data: rows, total, pageSize: PAGE_SIZE };
  });

  addCall(calls.createAdjustment, async (request) => ({
    status: true,
    message: 'Adjustment added',
    data: await runCommand(context, request, {
      lock: (command) => lockEmployee(command, request.body.employeeId),
      work: (command, employee) => createAdjustment(command, employee, request.body),
    }),
  }));

  addCall(calls.deleteAdjustment, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockAdjustment(command, request.params.id),
      work: deleteAdjustment,
    });
    return { status: true, message: 'Adjustment deleted', data: null };
  });
}
