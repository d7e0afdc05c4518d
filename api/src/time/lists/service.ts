import type { AttendanceCounts, TimeLogRowBody } from '@rollcall/shared/contract';
import { invalid } from '../../commands/read-time.ts';
import type { Context } from '../../core/context.ts';
import type { TimeLogFilter } from '../log/filter.ts';
import { presentTimeLogRow } from '../log/present.ts';
import { withinSortedRange } from '../sorted-range.ts';
import { findTimeLogPage, type TimeLogOrder } from './list-queries.ts';

interface TimeLogPage {
  readonly rows: TimeLogRowBody[];
  readonly total: number;
  /** False when there are more logs than `total`. */
  readonly isTotalExact: boolean;
  /** Null unless they were asked for. */
  readonly counts: AttendanceCounts | null;
}

/**
 * One page of all employees' time logs, and the total of those that match.
 * @param withCounts adds who is here on the day of the filter, whatever state it names.
 * @throws ApiError `invalid` when the sort needs a shorter range: no index serves it (design §9); for counts of anything but a single day.
 */
export async function listTimeLogPage(
  context: Context,
  requested: TimeLogFilter,
  { withCounts, ...order }: Omit<TimeLogOrder, 'now'> & { readonly withCounts: boolean },
  page: number,
): Promise<TimeLogPage> {
  const { db, clock } = context;
  const countedDay = withCounts ? singleDayOf(requested) : undefined;
  const filter = order.sort === 'punchIn' ? requested : withinSortedRange(context, requested);
  const found = await findTimeLogPage(db, filter, { ...order, now: clock(), countedDay }, page);
  return { ...found, rows: found.rows.map(presentTimeLogRow) };
}

function singleDayOf({ from, to }: TimeLogFilter): string {
  if (from !== undefined && from === to) return from;
  throw invalid('withCounts', 'Who is here is counted for one day: From and To must be the same');
}
