import { attendanceQuery } from '@rollcall/shared/calls';
import { toListRead } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { MonthQuery, MonthRead } from './month-read.ts';

/** The month on our server (capability `attendance.month`). */
export function useExtendedMonth(query: MonthQuery, isEnabled: boolean): MonthRead {
  const read = useQuery({ ...attendanceQuery({ ...query }), enabled: isEnabled });
  return toListRead(read, query.page);
}
