import { leavesQuery } from '@rollcall/shared/calls';
import { LEAVE_TYPES } from '@rollcall/shared/contract';
import { toListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { LeaveFilters } from './leave-filters.ts';
import type { LeavesRead } from './leaves-read.ts';

/** Leaves of our server: filtered, sorted, paged and counted there (capability `leaves.page`). */
export function useExtendedLeaves(
  page: number,
  filters: LeaveFilters,
  isEnabled: boolean,
): LeavesRead {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...leavesQuery({ page, ...filters }),
    enabled: isEnabled,
  });
  return {
    data: data && { ...toListPage(data, page), counts: data.counts, types: LEAVE_TYPES },
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
}
