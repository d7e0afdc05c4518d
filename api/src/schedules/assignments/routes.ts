import * as calls from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockScope } from '../ranges/scope.ts';
import {
  deleteAssignment,
  listAssignments,
  lockAssignment,
  setAssignment,
  undoChange,
} from './service.ts';

/** `/admin/assignments`: who has which schedule, calendar and zone (docs/working-time.md#plans). */
export function addAssignmentRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listAssignments, async ({ query: { scope } }) => ({
    status: true,
    message: 'Assignments',
    data: await listAssignments(context.db, scope),
  }));

  addCall(calls.setAssignment, async (request) => ({
    status: true,
    message: 'Assignment saved',
    data: await runCommand(context, request, {
      lock: (command) => lockScope(command, request.body.scope),
      work: (command, scope) => setAssignment(command, scope, request.body),
    }),
  }));

  addCall(calls.deleteAssignment, async (request) => ({
    status: true,
    message: 'Assignment deleted',
    data: await runCommand(context, request, {
      lock: (command) => lockAssignment(command, request.params.id),
      work: deleteAssignment,
    }),
  }));

  addCall(calls.undoAssignments, async (request) => ({
    status: true,
    message: 'Change undone',
    data: await runCommand(context, request, {
      lock: (command) => lockScope(command, request.body.scope),
      work: (command, scope) => undoChange(command, scope, request.body),
    }),
  }));
}
