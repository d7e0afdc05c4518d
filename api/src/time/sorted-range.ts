import {
  addDays,
  firstOfMonth,
  lastOfMonth,
  SORTED_RANGE_DAYS,
  today,
} from '@rollcall/shared/domain';
import { invalid } from '../commands/read-time.ts';
import type { Context } from '../core/context.ts';

interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The filter with a range that can be sorted by any column, by default the current month: no index serves such an order
 * (design §9).
 * @throws ApiError `invalid` when the range is too long.
 */
export function withinSortedRange<T extends Range>({ clock, zone }: Context, requested: T): T {
  const date = today(clock(), zone);
  const from = requested.from ?? firstOfMonth(requested.to ?? date);
  const to = requested.to ?? lastOfMonth(from);
  if (to < addDays(from, SORTED_RANGE_DAYS)) return { ...requested, from, to };
  throw invalid(
    'to',
    `To sort by this column, choose a range of at most ${SORTED_RANGE_DAYS} days`,
  );
}
