import {
  getTimeStatistics as getTimeStatisticsCall,
  listEmployeeTimeLogs,
  listOwnTimeLogs,
} from '@rollcall/shared/contract';
import { PAGE_SIZE, today, toWallClock } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import {
  getTimeStatistics,
  listEmployeeTimeLogPage,
  listOwnTimeLogPage,
} from './employee-service.ts';

/** One employee's time: `/user/timeLog/{employeeId}`, its statistics, and `/me/time-logs` (spec §7, design §8). */
export function addEmployeeTimeRoutes(addCall: AddCall, context: Context): void {
  addCall(listEmployeeTimeLogs, async ({ caller, params, query: { page = 0, ...range } }) => {
    const { rows, total } = await listEmployeeTimeLogPage(context, caller, params.employeeId, {
      ...range,
      page,
    });
    return {
      status: true,
      message: 'Time logs',
      data: { data: rows, total, pageSize: PAGE_SIZE },
    };
  });

  addCall(getTimeStatisticsCall, async ({ caller, params, query }) => ({
    status: true,
    message: 'Time statistics',
    data: await getTimeStatistics(context, caller, params.employeeId, query),
  }));

  addCall(listOwnTimeLogs, async ({ caller, query: { page = 0, month } }) => {
    const { rows, total, open } = await listOwnTimeLogPage(context, caller, { month, page });
    const now = context.clock();
    return {
      status: true,
      message: 'Your time logs',
      data: rows,
      total,
      pageSize: PAGE_SIZE,
      open,
      now: toWallClock(now, context.zone),
      today: today(now, context.zone),
      zone: context.zone,
    };
  });
}
