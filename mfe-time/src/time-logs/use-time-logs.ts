import { useCapability } from '@rollcall/shared/session';
import { useBaseTimeLogs } from './base.ts';
import { useExtendedTimeLogs } from './extended.ts';
import type { TimeLogListResult, TimeLogsFilter } from './time-log-list-result.ts';

/** Time logs by the strategy that the backend supports; the other one sends no request, and neither does when hidden. */
export function useTimeLogs(filter: TimeLogsFilter, isShown = true): TimeLogListResult {
  const isPagedByServer = useCapability('timelogs.page');
  const base = useBaseTimeLogs(filter, isShown && !isPagedByServer);
  const extended = useExtendedTimeLogs(filter, isShown && isPagedByServer);
  return isPagedByServer ? extended : base;
}
