import type { TimeLogRow, TimeLogsQuery } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import type { ListRead } from '@rollcall/shared/ui';
import { useBaseTimeLogs } from './base.ts';
import { useExtendedTimeLogs } from './extended.ts';

/** A read of time logs that says when it was last answered, in epoch milliseconds. */
export interface TimeLogsRead extends ListRead<TimeLogRow> {
  readonly updatedAt: number;
}

/** What is asked for: a day (both backends) or, of our server, whatever it can narrow and sort by. */
export interface AskedLogs extends TimeLogsQuery {
  /** Work date `YYYY-MM-DD`; the list then refreshes by itself. */
  readonly day?: string;
}

/** Time logs by the strategy that the page's backend allows; the other one asks for nothing. */
export function useTimeLogs(asked: AskedLogs): TimeLogsRead {
  const isPagedByServer = useCapability('timelogs.page');
  const base = useBaseTimeLogs(asked, !isPagedByServer);
  const extended = useExtendedTimeLogs(asked, isPagedByServer);
  return isPagedByServer ? extended : base;
}
