import { useCapability } from '@rollcall/shared/session';
import { useBaseTimeLogs } from './base.ts';
import { useExtendedTimeLogs } from './extended.ts';
import type { AskedLogs, TimeLogsRead } from './time-logs-read.ts';

/** Time logs by the strategy that the page's backend allows; the other one asks for nothing. */
export function useTimeLogs(asked: AskedLogs): TimeLogsRead {
  const isPagedByServer = useCapability('timelogs.page');
  const base = useBaseTimeLogs(asked, !isPagedByServer);
  const extended = useExtendedTimeLogs(asked, isPagedByServer);
  return isPagedByServer ? extended : base;
}
