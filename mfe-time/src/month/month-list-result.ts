import type { AttendanceRow, attendanceQuery, TimeLog } from '@rollcall/shared/calls';
import type { ListPage, ListResult } from '@rollcall/shared/ui';

/** An employee's month; on a base backend with the logs from which it was calculated. */
export interface MonthRow extends AttendanceRow {
  readonly logs?: readonly TimeLog[];
}

export type MonthListResult = ListResult<MonthRow, ListPage<MonthRow>>;

/** The month and filters to read; a base backend has only the current month. */
export type MonthQuery = Parameters<typeof attendanceQuery>[0];
