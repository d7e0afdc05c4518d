import { getWaiting } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { getWaitingCounts } from './service.ts';

/** `GET /admin/waiting` (capability `waiting`). */
export function addWaitingRoutes(addCall: AddCall, context: Context): void {
  addCall(getWaiting, async () => ({
    status: true,
    message: 'Waiting',
    data: await getWaitingCounts(context),
  }));
}
