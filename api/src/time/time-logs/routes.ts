import { createTimeLog as createTimeLogCall, listTimeLogs } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { makeChange } from '../../commands/change.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { createTimeLog } from './manual.ts';
import { presentTimeLog } from './present.ts';
import { listTimeLogPage } from './service.ts';

/** `GET|POST /admin/time-logs` (capability `timelogs.page`, design §15.2). */
export function addTimeLogRoutes(addCall: AddCall, context: Context): void {
  addCall(listTimeLogs, async ({ query }) => {
    const { page = 0, sort = 'punchIn', order = 'desc', ...filter } = query;
    const { rows, ...counted } = await listTimeLogPage(context, filter, { sort, order }, page);
    return { status: true, message: 'Time logs', data: rows, ...counted, pageSize: PAGE_SIZE };
  });

  addCall(createTimeLogCall, async (request) => {
    const data = await makeChange(context, request, async (change) =>
      presentTimeLog(await createTimeLog(change, request.body)),
    );
    return { status: true, message: 'Time log added', data };
  });
}
