import { firstOfMonth, lastOfMonth } from '@rollcall/shared/domain';
import { type ListSort, useToday } from '@rollcall/shared/ui';

interface Range {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * The filter of a list of days as it is sorted: by anything but the day, the server sorts a range of at most 31 days. What is missing of a range is
 * filled in as the server does it, by default with the current month, so that the dates above the list say what is in it.
 * @param byDay - the sort key that needs no range.
 */
export function useRangeOfSort<Filter extends Range>(
  filter: Filter,
  sort: ListSort | undefined,
  byDay: string,
): Filter {
  const today = useToday();
  if (sort === undefined || sort.by === byDay) return filter;
  const from = filter.from ?? firstOfMonth(filter.to ?? today);
  return { ...filter, from, to: filter.to ?? lastOfMonth(from) };
}
