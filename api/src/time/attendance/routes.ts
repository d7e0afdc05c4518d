import {
  explainDay as explainDayCall,
  explainOwnDay,
  getAttendanceBoard,
  getMyAttendance,
  listAttendance,
} from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { readBoard } from './board.ts';
import { explainDay } from './explain-day.ts';
import { listAttendancePage } from './grid.ts';
import { readMyAttendance } from './my-attendance.ts';

/** `GET /admin/attendance` and one day of it explained (capability `attendance.month`, design §8); the caller's own. */
export function addAttendanceRoutes(addCall: AddCall, context: Context): void {
  addCall(listAttendance, async ({ query: { page = 0, ...filter } }) => {
    const { rows, ...grid } = await listAttendancePage(context, { ...filter, page });
    return { status: true, message: 'Attendance', data: rows, ...grid };
  });

  addCall(getAttendanceBoard, async ({ query: { page = 0, ...filter } }) => {
    const { rows, ...board } = await readBoard(context, { ...filter, page });
    return { status: true, message: 'Board', data: rows, pageSize: PAGE_SIZE, ...board };
  });

  addCall(getMyAttendance, async ({ caller, query: { month } }) => ({
    status: true,
    message: 'Your attendance',
    data: await readMyAttendance(context, caller, month),
  }));

  addCall(explainOwnDay, async ({ caller, params: { date } }) => ({
    status: true,
    message: 'Your day',
    data: await explainDay(context, caller.id, date),
  }));

  addCall(explainDayCall, async ({ params: { employeeId, date } }) => ({
    status: true,
    message: 'Attendance of a day',
    data: await explainDay(context, employeeId, date),
  }));
}
