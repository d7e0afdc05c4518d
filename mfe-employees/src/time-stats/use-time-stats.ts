import { employeeTimeLogsQuery, type TimeLog, timeStatisticsQuery } from '@rollcall/shared/calls';
import { FIRST_PAGE, PAGE_SIZE } from '@rollcall/shared/domain';
import { cutListPage, type ListRead, toListPage } from '@rollcall/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period, Range } from './period.ts';

interface Wanted {
  readonly employeeId: number;
  readonly mode: Period['mode'];
  /** Undefined while the dates make none: what was there stays. */
  readonly range: Range | undefined;
  /** Zero-based. */
  readonly page: number;
}

const NEVER: Range = { startDate: '', endDate: '' };

/** Every change of view, month, year or dates refetches, even back to what was shown a moment ago (spec §4). */
const READ_ANEW = { staleTime: 0 } as const;

/** More rows at once than this are no page. */
const MOST_ROWS = 50;

/**
 * An employee's logs and totals of a range. The page size is the server's, else the rows shown, else ten (spec §9);
 * a shorter last page still counts by the rows of the first one.
 */
export function useTimeStats({ employeeId, mode, range = NEVER, page }: Wanted) {
  const outcome = mode === 'monthly' ? 'listMonthlyLogs' : 'listRangeLogs';
  const enabled = range !== NEVER;
  const statistics = useQuery({
    ...timeStatisticsQuery({ employeeId, ...range }, outcome),
    ...READ_ANEW,
    enabled,
  });
  const logsQuery = (at: number) =>
    employeeTimeLogsQuery({ employeeId, ...range, page: at }, outcome);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...logsQuery(page),
    ...READ_ANEW,
    enabled,
  });
  const client = useQueryClient();

  function shownPage() {
    if (!data) return undefined;
    const isWhole = data.pageSize === null && data.rows.length > MOST_ROWS;
    if (isWhole) return cutListPage(data.rows, page, data.unreadable);
    const first = client.getQueryData(logsQuery(FIRST_PAGE).queryKey);
    const rowsShown = Math.max(data.rows.length, first?.rows.length ?? 0) || PAGE_SIZE;
    return toListPage({ ...data, pageSize: data.pageSize ?? rowsShown }, page);
  }

  const logs: ListRead<TimeLog> = {
    data: shownPage(),
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
  return { logs, statistics };
}
