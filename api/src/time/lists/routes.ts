import { listTimeLogs } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { listTimeLogPage } from './service.ts';

/** `GET /admin/time-logs` (capability `timelogs.page`, design §15.2). */
export function addTimeLogRoutes(addCall: AddCall, context: Context): void {
  addCall(listTimeLogs, async ({ query }) => {
    const { page = 0, sort = 'punchIn', order = 'desc', withCounts = false, ...filter } = query;
    const { rows, counts, ...counted } = await listTimeLogPage(
      context,
      filter,
      { sort, order, withCounts },
      page,
    );
    return {
      status: true,
      message: 'Time logs',
      data: rows,
      ...counted,
      pageSize: PAGE_SIZE,
      ...(counts && { counts }),
    };
  });
}
