import { createTimeLog as createTimeLogCall, listTimeLogs } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { createTimeLog } from './manual.ts';
import { presentTimeLog } from './present.ts';
import { countAttendance, listTimeLogPage } from './service.ts';

/** `GET|POST /admin/time-logs` (capability `timelogs.page`, design §15.2). */
export function addTimeLogRoutes(addCall: AddCall, context: Context): void {
  addCall(listTimeLogs, async ({ query }) => {
    const { page = 0, sort = 'punchIn', order = 'desc', withCounts = false, ...filter } = query;
    const counts = withCounts && (await countAttendance(context, filter));
    const { rows, ...counted } = await listTimeLogPage(context, filter, { sort, order }, page);
    return {
      status: true,
      message: 'Time logs',
      data: rows,
      ...counted,
      pageSize: PAGE_SIZE,
      ...(counts && { counts }),
    };
  });

  addCall(createTimeLogCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockEmployee(command, request.body.employeeId),
      work: async (command, employee) =>
        presentTimeLog(await createTimeLog(command, employee, request.body)),
    });
    return { status: true, message: 'Time log added', data };
  });
}
