import { useCapability } from '@rollcall/shared/session';
import { useBaseBreaks } from './base.ts';
import type { BreakFilters, BreakListResult } from './break-list-result.ts';
import { useExtendedBreaks } from './extended.ts';

/** Breaks by the strategy that the backend supports; the other one sends no request. */
export function useBreaks(page: number, filters: BreakFilters): BreakListResult {
  const isPagedByServer = useCapability('leaves.page');
  const base = useBaseBreaks(page, filters, !isPagedByServer);
  const extended = useExtendedBreaks(page, filters, isPagedByServer);
  return isPagedByServer ? extended : base;
}
