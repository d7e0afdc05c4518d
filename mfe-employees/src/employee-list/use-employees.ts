import { type EmployeeRow, employeesQuery } from '@rollcall/shared/calls';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { ListRead } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** One page of active or inactive employees. */
export function useEmployees(page: number, isActive: boolean): ListRead<EmployeeRow> {
  const { data, error, isPlaceholderData, refetch } = useQuery(employeesQuery({ page, isActive }));
  const pageSize = data?.pageSize ?? PAGE_SIZE;
  return {
    data: data && {
      rows: data.rows,
      // Without a total the rows known so far are all there is to count.
      total: data.total ?? page * pageSize + data.rows.length,
      pageSize,
      unreadable: data.unreadable,
    },
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
}
