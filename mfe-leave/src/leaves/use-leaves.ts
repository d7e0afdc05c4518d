import { type Leave, type LeaveCounts, leavesQuery } from '@rollcall/shared/calls';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { useQuery } from '@tanstack/react-query';

export interface LeavesPageData {
  readonly rows: readonly Leave[];
  readonly counts: LeaveCounts;
  readonly total: number;
  readonly pageSize: number;
  readonly unreadable: number;
}

/** One page of leaves: paged by our server (capability `leaves.page`), in the browser on a base backend. */
export function useLeaves(page: number) {
  const isPagedByServer = useCapability('leaves.page');
  const { data, error, isPlaceholderData, refetch } = useQuery(
    leavesQuery(isPagedByServer ? { page } : {}),
  );
  const first = isPagedByServer ? 0 : page * PAGE_SIZE;
  const shown: LeavesPageData | undefined = data && {
    rows: data.rows.slice(first, first + (data.pageSize ?? PAGE_SIZE)),
    counts: data.counts,
    total: data.total ?? data.rows.length,
    pageSize: data.pageSize ?? PAGE_SIZE,
    unreadable: data.unreadable,
  };
  return { data: shown, error, isRefreshing: isPlaceholderData, retry: () => void refetch() };
}
