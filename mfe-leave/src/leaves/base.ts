import { countLeaves, type Leave, leavesQuery } from '@rollcall/shared/calls';
import { cutListPage } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LeaveFilters, matchesFilters } from './leave-filters.ts';
import type { LeaveListResult } from './leave-list-result.ts';
import { sortLeaves } from './sort-leaves.ts';

/** Leaves of a base backend: one list that the browser filters, sorts and pages (spec §7). */
export function useBaseLeaves(
  page: number,
  filters: LeaveFilters,
  isEnabled: boolean,
): LeaveListResult {
  const { data, error, refetch } = useQuery({ ...leavesQuery({}), enabled: isEnabled });
  const matching = useMemo(
    () => data?.rows.filter((leave) => matchesFilters(leave, filters)),
    [data, filters],
  );
  const sorted = useMemo(
    () => matching && sortLeaves(withStatus(matching, filters.status), filters),
    [matching, filters],
  );
  return {
    data: data &&
      matching &&
      sorted && {
        ...cutListPage(sorted, page, data.unreadable),
        counts: countLeaves(matching),
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

/** The types that occur, as this backend names them. */
const typesOf = (leaves: readonly Leave[]) =>
  [...new Set(leaves.map(({ type }) => type).filter((type) => type !== null))].toSorted();
