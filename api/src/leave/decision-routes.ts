import {
  decideLeave as decideLeaveCall,
  reopenLeave as undoLeaveDecisionCall,
} from '@rollcall/shared/contract';
import { runCommand } from '../commands/run-command.ts';
import type { Context } from '../core/context.ts';
import type { AddCall } from '../http/add-call.ts';
import { decideLeave, reopenLeave } from './decision.ts';
import { presentLeave } from './present.ts';
import { lockLeave } from './request.ts';

/** `PUT|DELETE /leaves/{id}/decision` (capability `leave.decide`, design §10). */
export function addLeaveDecisionRoutes(addCall: AddCall, context: Context): void {
  addCall(decideLeaveCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockLeave(command, request.params.id),
      work: async (command, locked) =>
        presentLeave(await decideLeave(command, locked, request.body), context.zone),
    });
    return { status: true, message: `Leave ${data.status.toLowerCase()}`, data };
  });

  addCall(undoLeaveDecisionCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockLeave(command, request.params.id),
      work: async (command, locked) =>
        presentLeave(await reopenLeave(command, locked, request.body ?? {}), context.zone),
    });
    return { status: true, message: 'Leave returned to pending', data };
  });
}
