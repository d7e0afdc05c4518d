import { useCapability } from '@rollcall/shared/session';
import { useBaseLeaves } from './base.ts';
import { useExtendedLeaves } from './extended.ts';
import type { LeaveFilters } from './leave-filters.ts';
import type { LeaveListResult } from './leave-list-result.ts';

/** Leaves by the strategy that the backend supports; the other one sends no request. */
export function useLeaves(page: number, filters: LeaveFilters): LeaveListResult {
  const isPagedByServer = useCapability('leaves.page');
  const base = useBaseLeaves(page, filters, !isPagedByServer);
  const extended = useExtendedLeaves(page, filters, isPagedByServer);
  return isPagedByServer ? extended : base;
}
