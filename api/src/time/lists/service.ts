import type { AttendanceCounts, TimeLogRowBody } from '@rollcall/shared/contract';
import { invalid } from '../../commands/read-time.ts';
import type { Context } from '../../core/context.ts';
import type { TimeLogFilter } from '../log/filter.ts';
import { presentTimeLogRow } from '../log/present.ts';
import { withinSortedRange } from '../sorted-range.ts';
import { findAttendanceCounts } from './attendance-queries.ts';
import { findTimeLogPage, type TimeLogOrder } from './list-queries.ts';

interface TimeLogPage {
  readonly rows: TimeLogRowBody[];
  readonly total: number;
  /** False when there are more logs than `total`. */
  readonly isTotalExact: boolean;
}

/**
 * One page of all employees' time logs, and the total of those that match.
 * @throws ApiError `invalid` when the sort needs a shorter range: no index serves it (design §9).
 */
export async function listTimeLogPage(
  context: Context,
  requested: TimeLogFilter,
  order: Omit<TimeLogOrder, 'now'>,
  page: number,
): Promise<TimeLogPage> {
  const { db, clock } = context;
  const filter = order.sort === 'punchIn' ? requested : withinSortedRange(context, requested);
  const { rows, ...count } = await findTimeLogPage(db, filter, { ...order, now: clock() }, page);
  return { rows: rows.map(presentTimeLogRow), ...count };
}

/**
 * Who is here on a day, whatever state the filter names.
 * @throws ApiError `invalid` unless the filter is for a single day.
 */
export async function countAttendance(
  { db }: Context,
  { from, to, state: _state, ...filter }: TimeLogFilter,
): Promise<AttendanceCounts> {
  if (from === undefined || from !== to) {
    throw invalid('withCounts', 'Who is here is counted for one day: From and To must be the same');
  }
  return findAttendanceCounts(db, from, filter);
}
