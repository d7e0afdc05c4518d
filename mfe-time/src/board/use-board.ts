import { boardQuery } from '@rollcall/shared/calls';
import { MINUTE_MS } from '@rollcall/shared/domain';
import { toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** The board of today, refetched every minute and when the tab becomes visible again. */
export function useBoard(query: Parameters<typeof boardQuery>[0]) {
  const read = useQuery({
    ...boardQuery(query),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
  });
  return {
    list: toListResult(read, query.page),
    counts: read.data?.counts,
    today: read.data?.today ?? null,
    updatedAt: read.dataUpdatedAt,
  };
}
