import type { AttendanceRow, attendanceQuery, TimeLog } from '@rollcall/shared/calls';
import type { ListPage, ListResult } from '@rollcall/shared/ui';

type OfServer = 'leave' | 'workedMins' | 'breakMins' | 'figures' | 'sums' | 'zone';

/** An employee's month; on a base backend without what only our server knows, but with the logs from which it was calculated. */
export interface MonthRow
  extends Pick<AttendanceRow, 'days' | 'present' | 'absent'>,
    Partial<Pick<AttendanceRow, OfServer>> {
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly logs?: readonly TimeLog[];
}

export type MonthListResult = ListResult<MonthRow, ListPage<MonthRow>>;

/** The month and filters to read; a base backend has only the current month. */
export type MonthQuery = Parameters<typeof attendanceQuery>[0];
