import { OVERTIME_BUCKETS } from '@rollcall/shared/contract';
import { useListParameters } from '@rollcall/shared/url';
import { readDay } from '../filters/read-day.ts';
import { LISTED_STATES } from '../payroll/overtime/use-overtime.ts';

/** Page and filters of the list of overtime in the URL. */
export function useOvertimeParameters() {
  const { page, showPage, showFilter, filter, choice, department, search } = useListParameters();
  const filters = {
    search,
    state: choice('state', LISTED_STATES),
    bucket: choice('bucket', OVERTIME_BUCKETS),
    from: readDay(filter('from')),
    to: readDay(filter('to')),
    department,
  };
  return { page, showPage, showFilter, filters };
}
