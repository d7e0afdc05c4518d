import { getWaiting as getWaitingCall } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { getWaiting } from './service.ts';

/** `GET /admin/waiting` (capability `waiting`). */
export function addWaitingRoutes(addCall: AddCall, context: Context): void {
  addCall(getWaitingCall, async ({ caller }) => ({
    status: true,
    message: 'Waiting',
    data: await getWaiting(context, caller),
  }));
}
