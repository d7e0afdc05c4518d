import { attendanceQuery } from '@rollcall/shared/calls';
import { toListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { AskedMonth, MonthRead } from './month-read.ts';

/** The month of our server (capability `attendance.month`). */
export function useExtendedMonth(asked: AskedMonth, isEnabled: boolean): MonthRead {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...attendanceQuery({ ...asked }),
    enabled: isEnabled,
  });
  return {
    data: data && toListPage(data, asked.page),
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
}
