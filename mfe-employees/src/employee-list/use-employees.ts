import { type EmployeeRow, employeeSearchQuery, employeesQuery } from '@rollcall/shared/calls';
import { type ListRead, toListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface Wanted {
  /** Zero-based. */
  readonly page: number;
  readonly isActive: boolean;
  /** Empty for the plain list. */
  readonly term: string;
}

/** Every page, filter and term is a call (spec §4, §7); what was there a moment ago is shown until it is answered. */
const READ_ANEW = { staleTime: 0 } as const;

/** One page of active or inactive employees, or of those of them that a search finds. */
export function useEmployees({ page, isActive, term }: Wanted): ListRead<EmployeeRow> {
  const list = useQuery({
    ...employeesQuery({ page, isActive }),
    ...READ_ANEW,
    enabled: term === '',
  });
  const search = useQuery({
    ...employeeSearchQuery({ searchTerm: term, isActive, page }),
    ...READ_ANEW,
    enabled: term !== '',
  });
  const shown = term === '' ? list : search;
  // While the first search is on its way the list stays, and the other way round.
  const data = shown.data ?? (shown.error ? undefined : (list.data ?? search.data));
  return {
    data: data && toListPage(data, page),
    error: shown.error,
    isRefreshing: shown.isPlaceholderData || data !== shown.data,
    retry: () => void shown.refetch(),
  };
}
