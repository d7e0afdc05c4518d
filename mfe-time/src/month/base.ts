import { allEmployeesQuery } from '@rollcall/shared/calls';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attendanceMap } from './attendance-map.ts';
import type { MonthListResult, MonthQuery } from './month-list-result.ts';

/** The month on a base backend, calculated from its unpaged employee list: Present and Absent only (design §8). */
export function useBaseMonth({ month, page }: MonthQuery, isEnabled: boolean): MonthListResult {
  const { data, error, refetch } = useQuery({
    ...allEmployeesQuery('listAttendance'),
    enabled: isEnabled,
  });
  const rows = useMemo(
    () => data?.rows.map((employee) => attendanceMap(employee, month)),
    [data, month],
  );
  return {
    data: rows && cutListPage(rows, page, data?.unreadable ?? 0),
    error,
    isRefreshing: false,
    retry: () => void refetch(),
  };
}
