import { leavesQuery } from '@rollcall/shared/calls';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';
import type { LeavesRead } from './leaves-read.ts';

/** Leaves of a base backend: one list, paged in the browser (spec §7). */
export function useBaseLeaves(page: number, isEnabled: boolean): LeavesRead {
  const { data, error, refetch } = useQuery({ ...leavesQuery({}), enabled: isEnabled });
  return {
    data: data && {
      rows: data.rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      counts: data.counts,
      total: data.rows.length,
      pageSize: PAGE_SIZE,
      unreadable: data.unreadable,
    },
    error,
    isRefreshing: false,
    retry: () => void refetch(),
  };
}
