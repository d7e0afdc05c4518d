import { leavesQuery } from '@rollcall/shared/calls';
import { LEAVE_TYPES } from '@rollcall/shared/contract';
import { toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { LeaveFilters } from './leave-filters.ts';
import type { LeaveListResult } from './leave-list-result.ts';

/** Leaves of our server, which filters, sorts, pages and counts them (capability `leaves.page`). */
export function useExtendedLeaves(
  page: number,
  filters: LeaveFilters,
  isEnabled: boolean,
): LeaveListResult {
  const query = useQuery({ ...leavesQuery({ page, ...filters }), enabled: isEnabled });
  const { data, ...rest } = toListResult(query, page);
  return {
    ...rest,
    data: data && query.data && { ...data, counts: query.data.counts, types: LEAVE_TYPES },
  };
}
