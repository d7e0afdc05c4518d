import { useCapability } from '@rollcall/shared/session';
import { useBaseBreaks } from './base.ts';
import type { BreakFilters, BreaksRead } from './breaks-read.ts';
import { useExtendedBreaks } from './extended.ts';

/** Breaks by the strategy that the backend supports; the other one sends no request. */
export function useBreaks(page: number, filters: BreakFilters): BreaksRead {
  const isPagedByServer = useCapability('leaves.page');
  const base = useBaseBreaks(page, filters, !isPagedByServer);
  const extended = useExtendedBreaks(page, filters, isPagedByServer);
  return isPagedByServer ? extended : base;
}
