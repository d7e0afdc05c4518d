import { explainDay as explainDayCall, listAttendance } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { explainDay } from './explain-day.ts';
import { listAttendancePage } from './grid.ts';

/** `GET /admin/attendance` and one day of it explained (capability `attendance.month`, design §8). */
export function addAttendanceRoutes(addCall: AddCall, context: Context): void {
  addCall(listAttendance, async ({ query: { page = 0, ...filter } }) => {
    const { rows, ...grid } = await listAttendancePage(context, { ...filter, page });
    return { status: true, message: 'Attendance', data: rows, pageSize: PAGE_SIZE, ...grid };
  });

  addCall(explainDayCall, async ({ params: { employeeId, date } }) => ({
    status: true,
    message: 'Attendance of a day',
    data: await explainDay(context, employeeId, date),
  }));
}
