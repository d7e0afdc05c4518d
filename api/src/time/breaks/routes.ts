import { listBreaks } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { listBreakPage, listMonthsBreaks } from './service.ts';

/** `GET /breaks` (spec §7, design §15.6). */
export function addBreakRoutes(addCall: AddCall, context: Context): void {
  addCall(listBreaks, async ({ query: { page, ...asked }, caller }) => {
    const answer = { status: true, message: 'Breaks' };
    if (page === undefined) {
      return { ...answer, data: await listMonthsBreaks(context, caller, asked) };
    }
    const { rows, ...counted } = await listBreakPage(context, caller, page, asked);
    return { ...answer, data: rows, ...counted, pageSize: PAGE_SIZE };
  });
}
