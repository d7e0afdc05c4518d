import { listTimeLogs } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { listTimeLogPage } from './service.ts';

/** `GET /admin/time-logs` (capability `timelogs.page`, design §15.2). */
export function addTimeLogRoutes(addCall: AddCall, context: Context): void {
  addCall(listTimeLogs, async ({ query: { page = 0, from, to } }) => {
    const { rows, total } = await listTimeLogPage(context, { from, to }, page);
    return { status: true, message: 'Time logs', data: rows, total, pageSize: PAGE_SIZE };
  });
}
