import type { TimeLogRow, TimeLogsQuery } from '@rollcall/shared/calls';
import type { ListRead } from '@rollcall/shared/ui';

/** A read of time logs that says when it was last answered, in epoch milliseconds. */
export interface TimeLogsRead extends ListRead<TimeLogRow> {
  readonly updatedAt: number;
}

/** What is asked for: a day (both backends) or, of our server, whatever it can narrow and sort by. */
export interface AskedLogs extends TimeLogsQuery {
  /** Work date `YYYY-MM-DD`; the list then refreshes by itself. */
  readonly day?: string;
}
