import * as calls from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockSettings } from '../changes/change.ts';
import { createShift, deleteShift, findShift, listShifts, updateShift } from './service.ts';

/** `/admin/shifts` (docs/working-time.md#plans). */
export function addShiftRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listShifts, async () => ({
    status: true,
    message: 'Shifts',
    data: await listShifts(context.db),
  }));

  addCall(calls.createShift, async (request) => ({
    status: true,
    message: 'Shift added',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: (command) => createShift(command, request.body),
    }),
  }));

  addCall(calls.updateShift, async (request) => ({
    status: true,
    message: 'Shift saved',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        updateShift(command, await findShift(command.tx, request.params.id), request.body),
    }),
  }));

  addCall(calls.deleteShift, async (request) => ({
    status: true,
    message: 'Shift deleted',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) => deleteShift(command, await findShift(command.tx, request.params.id)),
    }),
  }));
}
