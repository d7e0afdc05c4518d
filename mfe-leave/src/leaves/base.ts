import { countLeaves, type Leave, leavesQuery } from '@rollcall/shared/calls';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isMeant, type LeaveFilters } from './leave-filters.ts';
import type { LeavesRead } from './leaves-read.ts';
import { sortLeaves } from './sort-leaves.ts';

/** Leaves of a base backend: one list, filtered, sorted and paged in the browser (spec §7). */
export function useBaseLeaves(page: number, filters: LeaveFilters, isEnabled: boolean): LeavesRead {
  const { data, error, refetch } = useQuery({ ...leavesQuery({}), enabled: isEnabled });
  const meant = useMemo(
    () => data?.rows.filter((leave) => isMeant(leave, filters)),
    [data, filters],
  );
  const shown = useMemo(
    () => meant && sortLeaves(withStatus(meant, filters.status), filters),
    [meant, filters],
  );
  return {
    data: data &&
      meant &&
      shown && {
        ...cutListPage(shown, page, data.unreadable),
        counts: countLeaves(meant),
        types: typesOf(data.rows),
      },
    error,
    isRefreshing: false,
    retry: () => void refetch(),
  };
}

function withStatus(leaves: readonly Leave[], status: string | undefined): readonly Leave[] {
  if (status === undefined) return leaves;
  return leaves.filter((leave) => leave.status === status);
}

/** The types that there are, whatever this backend calls them. */
const typesOf = (leaves: readonly Leave[]) =>
  [...new Set(leaves.map(({ type }) => type).filter((type) => type !== null))].toSorted();
