import { listBreaks } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { listBreakPage, listBreaksOfMonth } from './service.ts';

/** `GET /breaks` (spec §7, design §15.6). */
export function addBreakRoutes(addCall: AddCall, context: Context): void {
  addCall(listBreaks, async ({ query: { page, ...query }, caller }) => {
    const response = { status: true, message: 'Breaks' };
    if (page === undefined) {
      return { ...response, data: await listBreaksOfMonth(context, caller, query) };
    }
    const { rows, ...counted } = await listBreakPage(context, caller, page, query);
    return { ...response, data: rows, ...counted, pageSize: PAGE_SIZE };
  });
}
