import { leavesQuery } from '@rollcall/shared/calls';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';
import type { LeavesRead } from './leaves-read.ts';

/** Leaves of our server: paged and counted there (capability `leaves.page`). */
export function useExtendedLeaves(page: number, isEnabled: boolean): LeavesRead {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...leavesQuery({ page }),
    enabled: isEnabled,
  });
  return {
    data: data && {
      rows: data.rows,
      counts: data.counts,
      total: data.total ?? data.rows.length,
      pageSize: data.pageSize ?? PAGE_SIZE,
      unreadable: data.unreadable,
    },
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
}
