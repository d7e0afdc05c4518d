import { type EmployeeRow, employeesQuery } from '@rollcall/shared/calls';
import { type ListRead, toListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** One page of active or inactive employees. */
export function useEmployees(page: number, isActive: boolean): ListRead<EmployeeRow> {
  const { data, error, isPlaceholderData, refetch } = useQuery(employeesQuery({ page, isActive }));
  return {
    data: data && toListPage(data, page),
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
}
