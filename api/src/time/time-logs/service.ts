import type { TimeLogRowBody } from '@rollcall/shared/contract';
import {
  addDays,
  firstOfMonth,
  lastOfMonth,
  SORTED_RANGE_DAYS,
  today,
} from '@rollcall/shared/domain';
import { invalid } from '../../commands/read-time.ts';
import type { Context } from '../../core/context.ts';
import { cappedTotal } from '../../core/page.ts';
import { withBreaks } from './find-logs.ts';
import {
  countMeant,
  countTimeLogs,
  findTimeLogPage,
  type TimeLogFilter,
  type TimeLogOrder,
} from './list-queries.ts';
import { presentTimeLogRow } from './present.ts';

interface TimeLogPage {
  readonly rows: TimeLogRowBody[];
  readonly total: number;
  /** False when there are more than `total`, which nobody counted. */
  readonly isTotalExact: boolean;
}

/**
 * One page of everybody's time logs, and how many the filter means.
 * @throws ApiError `invalid` when the sort needs a shorter range: no index serves it (design §9).
 */
export async function listTimeLogPage(
  context: Context,
  asked: TimeLogFilter,
  order: TimeLogOrder,
  page: number,
): Promise<TimeLogPage> {
  const { db } = context;
  const filter = order.sort === 'punchIn' ? asked : withinMonth(context, asked);
  const logs = await withBreaks(db, await findTimeLogPage(db, filter, order, page));
  const { from, to, ...rest } = filter;
  const isPlain = Object.values(rest).every((value) => value === undefined || value === '');
  const counted = isPlain
    ? { total: await countTimeLogs(db, { from, to }), isTotalExact: true }
    : cappedTotal(await countMeant(db, filter));
  return { rows: logs.map(presentTimeLogRow), ...counted };
}

function withinMonth({ clock, zone }: Context, asked: TimeLogFilter): TimeLogFilter {
  const date = today(clock(), zone);
  const from = asked.from ?? firstOfMonth(asked.to ?? date);
  const to = asked.to ?? lastOfMonth(from);
  if (to < addDays(from, SORTED_RANGE_DAYS)) return { ...asked, from, to };
  throw invalid('to', `Sorted like this, the range can be at most ${SORTED_RANGE_DAYS} days`);
}
