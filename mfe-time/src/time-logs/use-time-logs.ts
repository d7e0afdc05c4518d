import { useCapability } from '@rollcall/shared/session';
import { useBaseTimeLogs } from './base.ts';
import { useExtendedTimeLogs } from './extended.ts';
import type { TimeLogListResult, TimeLogsFilter } from './time-log-list-result.ts';

/** Time logs by the strategy that the backend supports; the other one sends no request. */
export function useTimeLogs(filter: TimeLogsFilter): TimeLogListResult {
  const isPagedByServer = useCapability('timelogs.page');
  const base = useBaseTimeLogs(filter, !isPagedByServer);
  const extended = useExtendedTimeLogs(filter, isPagedByServer);
  return isPagedByServer ? extended : base;
}
