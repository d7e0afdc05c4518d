import { firstOfMonth, lastOfMonth } from '@rollcall/shared/domain';
import { type ListSort, useToday } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';

/**
 * Sorts a list of days. By anything but the day the server sorts a range of at most 31 days: without a range the filter gets the
 * current month, so that the dates above the list say what is in it.
 * @param range - the dates of the filter.
 * @param byDay - the sort key that needs no range.
 */
export function useSortWithinMonth(
  range: { readonly from: string | undefined; readonly to: string | undefined },
  byDay: string,
) {
  const today = useToday();
  const { showFilter } = useListParameters();
  return (sort: ListSort | undefined) => {
    const needsRange = sort !== undefined && sort.by !== byDay;
    const isMissing = range.from === undefined && range.to === undefined;
    const month = { from: firstOfMonth(today), to: lastOfMonth(today) };
    showFilter({ sort: sort?.by, order: sort?.order, ...(needsRange && isMissing && month) });
  };
}
