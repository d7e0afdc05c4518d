import { employeeTimeLogsQuery, type TimeLog } from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import type { ListPage } from '@rollcall/shared/ui';
import { useQueries } from '@tanstack/react-query';
import type { Period, Range } from './period.ts';

/** Pages that are read for the chart at most: more than a year of days with one log each. */
const MAX_PAGES = 40;

interface PeriodQuery {
  readonly employeeId: number;
  readonly mode: Period['mode'];
  readonly range: Range;
  /** The page in the table. */
  readonly data: ListPage<TimeLog> | undefined;
}

/**
 * The logs of the whole period, from all pages of the table. A base backend gets no calls besides those of the table
 * (spec §7): there, and for more pages than fit in the chart, `isWhole` is false and the logs are those in the table.
 */
export function usePeriodLogs({ employeeId, mode, range, data }: PeriodQuery) {
  const isOwnServer = usePageContext(({ capabilities }) => capabilities !== null);
  const outcome = mode === 'monthly' ? 'listMonthlyLogs' : 'listRangeLogs';
  const count = data ? Math.ceil(data.total / data.pageSize) : 0;
  const isRead = isOwnServer && count > 1 && count <= MAX_PAGES;
  const pages = useQueries({
    queries: Array.from({ length: isRead ? count : 0 }, (_, page) =>
      employeeTimeLogsQuery({ employeeId, ...range, page }, outcome),
    ),
  });
  const isComplete = pages.every(({ data: page, isPlaceholderData }) => page && !isPlaceholderData);
  if (!isRead || !isComplete) {
    return { logs: data?.rows ?? [], isWhole: data !== undefined && count <= 1 };
  }
  return { logs: pages.flatMap(({ data: page }) => page?.rows ?? []), isWhole: true };
}
