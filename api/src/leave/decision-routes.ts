import {
  decideLeave as decideLeaveCall,
  reopenLeave as undoLeaveDecisionCall,
} from '@rollcall/shared/contract';
import { makeChange } from '../commands/change.ts';
import type { Context } from '../core/context.ts';
import type { AddCall } from '../http/add-call.ts';
import { decideLeave, reopenLeave } from './decision.ts';
import { presentLeave } from './present.ts';

/** `PUT|DELETE /leaves/{id}/decision` (capability `leave.decide`, design §10). */
export function addLeaveDecisionRoutes(addCall: AddCall, context: Context): void {
  addCall(decideLeaveCall, async (request) => {
    const data = await makeChange(context, request, async (change) =>
      presentLeave(await decideLeave(change, request.params.id, request.body), context.zone),
    );
    return { status: true, message: `Leave ${data.status.toLowerCase()}`, data };
  });

  addCall(undoLeaveDecisionCall, async (request) => {
    const data = await makeChange(context, request, async (change) =>
      presentLeave(await reopenLeave(change, request.params.id, request.body ?? {}), context.zone),
    );
    return { status: true, message: 'Leave returned to pending', data };
  });
}
