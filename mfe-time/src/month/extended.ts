import { attendanceQuery } from '@rollcall/shared/calls';
import { toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { MonthListResult, MonthQuery } from './month-list-result.ts';

/** The month on our server (capability `attendance.month`). */
export function useExtendedMonth(query: MonthQuery, isEnabled: boolean): MonthListResult {
  const read = useQuery({ ...attendanceQuery(query), enabled: isEnabled });
  return toListResult(read, query.page);
}
