import { useCapability } from '@rollcall/shared/session';
import { useBaseTimeLogs } from './base.ts';
import { useExtendedTimeLogs } from './extended.ts';
import type { TimeLogsRead } from './time-logs-source.ts';

/** Time logs by the strategy that the page's backend allows; the other one asks for nothing. */
export function useTimeLogs(page: number): TimeLogsRead {
  const isPagedByServer = useCapability('timelogs.page');
  const base = useBaseTimeLogs(page, !isPagedByServer);
  const extended = useExtendedTimeLogs(page, isPagedByServer);
  return isPagedByServer ? extended : base;
}
