import { useCapability } from '@rollcall/shared/session';
import { useBaseLeaves } from './base.ts';
import { useExtendedLeaves } from './extended.ts';
import type { LeavesRead } from './leaves-read.ts';

/** Leaves by the strategy that the page's backend allows; the other one asks for nothing. */
export function useLeaves(page: number): LeavesRead {
  const isPagedByServer = useCapability('leaves.page');
  const base = useBaseLeaves(page, !isPagedByServer);
  const extended = useExtendedLeaves(page, isPagedByServer);
  return isPagedByServer ? extended : base;
}
