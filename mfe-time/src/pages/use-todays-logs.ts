import { useToday } from '@rollcall/shared/ui';
import { useLogParameters } from '../filters/use-log-parameters.ts';
import { useTimeLogs } from '../time-logs/use-time-logs.ts';

/** The logs of today under the filters in the URL; not read while the list is hidden. */
export function useTodaysLogs(isShown: boolean) {
  const day = useToday();
  const { page, showPage, showFilter, filters, sort, showSort } = useLogParameters();
  const { search, department, state } = filters;
  const ofDay = { search, department, state };
  const query = { page, day, ...ofDay, sort: sort?.by, order: sort?.order };
  const list = useTimeLogs(query, isShown);
  return { list, day, ofDay, sort, showSort, page, showPage, showFilter };
}

export type TodaysLogs = ReturnType<typeof useTodaysLogs>;
