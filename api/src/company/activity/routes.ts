import { listActivity } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { listEvents } from './service.ts';

/** `GET /admin/activity` (capability `activity`, design §8, design §9). */
export function addActivityRoutes(addCall: AddCall, context: Context): void {
  addCall(listActivity, async ({ query }) => {
    const { items, ...cursors } = await listEvents(context, query);
    return { status: true, message: 'Activity', data: items, ...cursors };
  });
}
