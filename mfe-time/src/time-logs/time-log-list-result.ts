import type { TimeLogRow, TimeLogsQuery } from '@rollcall/shared/calls';
import type { AttendanceCounts } from '@rollcall/shared/contract';
import type { ListResult } from '@rollcall/shared/ui';

/** A page of time logs with the time of its response, in epoch milliseconds. */
export interface TimeLogListResult extends ListResult<TimeLogRow> {
  readonly updatedAt: number;
  /** Who is here on the day of the list; undefined where the backend does not count it. */
  readonly counts: AttendanceCounts | undefined;
}

/** What to read: one day (both backends) or, from our server, any of its filters and sort orders. */
export interface TimeLogsFilter extends TimeLogsQuery {
  /** Work date `YYYY-MM-DD`; the list then refreshes automatically. */
  readonly day?: string;
}
