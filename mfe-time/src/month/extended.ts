import { attendanceQuery } from '@rollcall/shared/calls';
import { toListRead } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { AskedMonth, MonthRead } from './month-read.ts';

/** The month of our server (capability `attendance.month`). */
export function useExtendedMonth(asked: AskedMonth, isEnabled: boolean): MonthRead {
  const query = useQuery({ ...attendanceQuery({ ...asked }), enabled: isEnabled });
  return toListRead(query, asked.page);
}
