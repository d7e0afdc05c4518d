import { listLeaves } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { listCurrentLeaves, listLeavePage } from './service.ts';

/** `GET /leaves` (spec §7; with `page`: capability `leaves.page`, design §15.6). */
export function addLeaveRoutes(addCall: AddCall, context: Context): void {
  addCall(listLeaves, async ({ query: { page }, caller }) => {
    const answer = { status: true, message: 'Leaves' };
    if (page === undefined) return { ...answer, data: await listCurrentLeaves(context, caller) };
    const { rows, total, counts } = await listLeavePage(context, caller, page);
    return { ...answer, data: rows, total, counts, pageSize: PAGE_SIZE };
  });
}
