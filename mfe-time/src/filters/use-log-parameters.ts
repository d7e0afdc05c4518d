import { TIME_LOG_SORTS, TIME_LOG_STATES } from '@rollcall/shared/contract';
import { useListParameters } from '@rollcall/shared/url';
import { readDay } from './read-day.ts';

/** Page, filters and sort order of a list of time logs in the URL. */
export function useLogParameters() {
  const { page, showPage, filter, choice, department, search, showFilter, sorting, showSort } =
    useListParameters();
  const filters = {
    search,
    from: readDay(filter('from')),
    to: readDay(filter('to')),
    department,
    state: choice('state', TIME_LOG_STATES),
  };
  return { page, showPage, showFilter, filters, sort: sorting(TIME_LOG_SORTS, 'desc'), showSort };
}
