import { type EmployeeRow, employeeSearchQuery, employeesQuery } from '@rollcall/shared/calls';
import type { QueryOf } from '@rollcall/shared/transport';
import { type ListResult, toListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { AccountStatus } from './use-list-query.ts';

interface ListQuery extends Pick<QueryOf<'listEmployees'>, 'sort' | 'order'> {
  /** Zero-based. */
  readonly page: number;
  readonly status: AccountStatus;
  /** All departments if undefined. */
  readonly department: string | undefined;
  /** Empty for the plain list. */
  readonly term: string;
}

/** What the list shows, for its export. */
export const toExportFilter = ({ status, department, term }: ListQuery) => ({
  isActive: status === 'active',
  isNew: status === 'new' || undefined,
  department,
  searchTerm: term,
});

/** Every page, filter and term makes a call (spec §4, spec §7); cached rows are shown until it completes. */
const ALWAYS_REFETCH = { staleTime: 0 } as const;

/** One page of active, inactive or new employees of a department, or of the search results among them. */
export function useEmployees({ term, status, ...rest }: ListQuery): ListResult<EmployeeRow> {
  const isNew = status === 'new' || undefined;
  const filter = { ...rest, isActive: status === 'active', isNew };
  const list = useQuery({
    ...employeesQuery(filter),
    ...ALWAYS_REFETCH,
    enabled: term === '',
  });
  const search = useQuery({
    ...employeeSearchQuery({ searchTerm: term, ...filter }),
    ...ALWAYS_REFETCH,
    enabled: term !== '',
  });
  const current = term === '' ? list : search;
  // Shows the list until the first search result arrives, and the other way round.
  const data = current.data ?? (current.error ? undefined : (list.data ?? search.data));
  return {
    data: data && toListPage(data, filter.page),
    error: current.error,
    isRefreshing: current.isPlaceholderData || data !== current.data,
    retry: () => void current.refetch(),
  };
}
