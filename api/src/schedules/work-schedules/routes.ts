import * as calls from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockSettings } from '../changes/change.ts';
import {
  createSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  updateSchedule,
} from './service.ts';

/** `/admin/work-schedules` (docs/working-time.md#plans). */
export function addWorkScheduleRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listWorkSchedules, async () => ({
    status: true,
    message: 'Work schedules',
    data: await listSchedules(context.db),
  }));

  addCall(calls.createWorkSchedule, async (request) => ({
    status: true,
    message: 'Work schedule added',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: (command) => createSchedule(command, request.body),
    }),
  }));

  addCall(calls.updateWorkSchedule, async (request) => ({
    status: true,
    message: 'Work schedule saved',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        updateSchedule(command, await findSchedule(command.tx, request.params.id), request.body),
    }),
  }));

  addCall(calls.deleteWorkSchedule, async (request) => ({
    status: true,
    message: 'Work schedule deleted',
    data: await runCommand(context, request, {
      lock: lockSettings,
      work: async (command) =>
        deleteSchedule(command, await findSchedule(command.tx, request.params.id)),
    }),
  }));
}
