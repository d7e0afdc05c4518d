import type { TimeLogRow } from '@rollcall/shared/calls';

/** One page of time logs, wherever it comes from (design §8: base and extended are two strategies). */
export interface TimeLogsPageData {
  readonly rows: readonly TimeLogRow[];
  readonly total: number;
  readonly pageSize: number;
  readonly unreadable: number;
}

/** What the table needs to know of a read. */
export interface TimeLogsRead {
  readonly data: TimeLogsPageData | undefined;
  readonly error: Error | null;
  readonly isRefreshing: boolean;
  retry(): void;
}
