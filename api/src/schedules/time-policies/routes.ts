import * as calls from '@rollcall/shared/contract';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockScope } from '../ranges/scope.ts';
import { deletePolicy, listPolicies, lockPolicy, setPolicy, undoChange } from './service.ts';

/** `/admin/time-policies`: how time is counted (docs/working-time.md#minutes-of-a-day). */
export function addTimePolicyRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.listTimePolicies, async ({ query: { scope } }) => ({
    status: true,
    message: 'Time policies',
    data: await listPolicies(context.db, scope),
  }));

  addCall(calls.setTimePolicy, async (request) => ({
    status: true,
    message: 'Time policy saved',
    data: await runCommand(context, request, {
      lock: (command) => lockScope(command, request.body.scope),
      work: (command, scope) => setPolicy(command, scope, request.body),
    }),
  }));

  addCall(calls.deleteTimePolicy, async (request) => ({
    status: true,
    message: 'Time policy deleted',
    data: await runCommand(context, request, {
      lock: (command) => lockPolicy(command, request.params.id),
      work: deletePolicy,
    }),
  }));

  addCall(calls.undoTimePolicies, async (request) => ({
    status: true,
    message: 'Change undone',
    data: await runCommand(context, request, {
      lock: (command) => lockScope(command, request.body.scope),
      work: (command, scope) => undoChange(command, scope, request.body),
    }),
  }));
}
