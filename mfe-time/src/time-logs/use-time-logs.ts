import type { TimeLogRow } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import type { ListRead } from '@rollcall/shared/ui';
import { useBaseTimeLogs } from './base.ts';
import { useExtendedTimeLogs } from './extended.ts';

/** Time logs by the strategy that the page's backend allows; the other one asks for nothing. */
export function useTimeLogs(page: number): ListRead<TimeLogRow> {
  const isPagedByServer = useCapability('timelogs.page');
  const base = useBaseTimeLogs(page, !isPagedByServer);
  const extended = useExtendedTimeLogs(page, isPagedByServer);
  return isPagedByServer ? extended : base;
}
