import {
  type ClosePreview,
  closePreviewQuery,
  closeTimeLogsMutation,
  type LogResult,
  makeIdempotencyKeys,
  NoLogClosedError,
} from '@rollcall/shared/calls';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Which logs to close: the filters of the list. */
export interface CloseFilter {
  readonly search: string | undefined;
  /** Work dates, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly department: string | undefined;
}

/** The preview of closing logs at a time of day, or at the end of each shift when `at` is undefined. */
export function usePreview(filter: CloseFilter, at: string | undefined, isReady: boolean) {
  const { search, from, to, department } = filter;
  const { data, error, refetch, isFetching } = useQuery({
    ...closePreviewQuery({ search, from, to, department, at }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // Another administrator may have closed some of them.
    staleTime: 0,
  });
  return { data, error, retry: () => void refetch(), isFetching };
}

/** Which rows of the preview are selected: all that can be closed, except those that the user took out. */
export function useSelection(rows: readonly ClosePreview[]) {
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const possible = rows.filter(({ problem, punchOutAt }) => problem === null && punchOutAt);
  const selected = possible.filter(({ id }) => !excluded.has(id));
  const ids = new Set(selected.map(({ id }) => id));
  return {
    possible,
    selected,
    isSelected: ({ id }: ClosePreview) => ids.has(id),
    toggle: ({ id }: ClosePreview) =>
      setExcluded((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    selectAll: (isAll: boolean) => setExcluded(new Set(isAll ? [] : possible.map(({ id }) => id))),
  };
}

/** A log that was to be closed, and why it was not. */
export interface NotClosed {
  readonly row: ClosePreview;
  readonly problem: string;
}

/** Closes the selected logs; `onClosed` is called when all of them were closed. */
export function useCloseLogs(onClosed: () => void) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const mutation = useMutation({
    ...closeTimeLogsMutation(keyOf),
    onSuccess: (results) => {
      if (results.every(({ problem }) => problem === null)) onClosed();
    },
  });
  const [sent, setSent] = useState<readonly ClosePreview[]>([]);
  const { mutateAsync, isPending, error, data } = mutation;
  const results: readonly LogResult[] | undefined =
    error instanceof NoLogClosedError ? error.results : data;
  return {
    close: (rows: readonly ClosePreview[], reason: string): Promise<unknown> => {
      setSent(rows);
      const logs = rows.flatMap(({ id, punchOutAt, version }) =>
        punchOutAt === null ? [] : [{ id, punchOutAt, version }],
      );
      return mutateAsync({ logs, reason });
    },
    isClosing: isPending,
    failure: results ? undefined : error?.message,
    /** How many logs were sent in the last attempt. */
    sentCount: sent.length,
    notClosed: results ? whyNot(sent, results) : [],
  };
}

function whyNot(rows: readonly ClosePreview[], results: readonly LogResult[]): NotClosed[] {
  const problems = new Map(results.map(({ id, problem }) => [id, problem]));
  return rows.flatMap((row) => {
    const problem = problems.get(row.id);
    return problem ? [{ row, problem }] : [];
  });
}
