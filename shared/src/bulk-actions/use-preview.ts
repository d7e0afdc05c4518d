import {
  type BulkRequest,
  type BulkRow,
  bulkIdsQuery,
  bulkPreviewQuery,
} from '@rollcall/shared/calls';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { BulkActionName } from '../contract/index.ts';
import { type BulkProps, toQuery } from './bulk-props.ts';

/** The ids of the selected rows, in their order; those of pages that were not loaded come from the server. */
export function useSelectedIds({ list, selection, filter }: BulkProps) {
  const { isAll, ids } = selection;
  const { data, error, refetch } = useQuery({
    ...bulkIdsQuery({ list, filter: toQuery(filter) }),
    enabled: isAll,
  });
  const all = useMemo(() => {
    if (!isAll) return [...ids].toSorted((a, b) => a - b);
    return data?.filter((id) => !ids.has(id));
  }, [isAll, ids, data]);
  return { ids: all, error, retry: () => void refetch() };
}

/** What an action would do with each row; asked for part by part. Waits while ids or values are missing. */
export function usePreview(
  action: BulkActionName,
  ids: readonly number[] | undefined,
  values: BulkRequest['values'] | undefined,
) {
  const isReady = ids !== undefined && ids.length > 0 && values !== undefined;
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...bulkPreviewQuery({ action, ids: [...(ids ?? [])], values }),
    enabled: isReady,
  });
  const isGoingOn = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (isGoingOn) void fetchNextPage();
  }, [isGoingOn, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flat() ?? [], [data]);
  const isComplete = isReady && data !== undefined && !hasNextPage && !isFetching;
  return { rows, isReady, isComplete, error, retry: () => void refetch() };
}

/** Which rows of a preview are to be changed: all that can be, except those that the user took out. */
export function useChosenRows(rows: readonly BulkRow[]) {
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const possible = new Set(rows.flatMap(({ id, isChanged }) => (isChanged ? [id] : [])));
  const isSelected = (id: number) => possible.has(id) && !out.has(id);
  return {
    chosen: rows.filter(({ id }) => isSelected(id)),
    selection: {
      isSelected,
      isSelectable: (id: number) => possible.has(id),
      set(changed: readonly number[], selected: boolean) {
        const next = new Set(out);
        for (const id of changed) {
          if (selected) next.delete(id);
          else next.add(id);
        }
        setOut(next);
      },
    },
  };
}
