import { employeeTimeLogsQuery, type TimeLog, timeStatisticsQuery } from '@rollcall/shared/calls';
import { FIRST_PAGE, PAGE_SIZE } from '@rollcall/shared/domain';
import { cutListPage, type ListResult, toListPage } from '@rollcall/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period, Range } from './period.ts';

interface TimeStatsQuery {
  readonly employeeId: number;
  readonly mode: Period['mode'];
  /** Undefined while the dates are invalid: the previous data stays. */
  readonly range: Range | undefined;
  /** Zero-based. */
  readonly page: number;
}

const EMPTY_RANGE: Range = { startDate: '', endDate: '' };

/** Every change of view, month, year or dates refetches, even back to a previous choice (spec §4). */
const ALWAYS_REFETCH = { staleTime: 0 } as const;

/** A response with more rows than this is a whole list, not a page. */
const MAX_PAGE_ROWS = 50;

/**
 * An employee's logs and totals of a range. The page size is the server's, else the number of rows on the first page,
 * which the last page may fall short of, else ten (spec §9).
 */
export function useTimeStats({ employeeId, mode, range = EMPTY_RANGE, page }: TimeStatsQuery) {
  const outcome = mode === 'monthly' ? 'listMonthlyLogs' : 'listRangeLogs';
  const enabled = range !== EMPTY_RANGE;
  const statistics = useQuery({
    ...timeStatisticsQuery({ employeeId, ...range }, outcome),
    ...ALWAYS_REFETCH,
    enabled,
  });
  const logsQuery = (number: number) =>
    employeeTimeLogsQuery({ employeeId, ...range, page: number }, outcome);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...logsQuery(page),
    ...ALWAYS_REFETCH,
    enabled,
  });
  const client = useQueryClient();

  function currentPage() {
    if (!data) return undefined;
    const isWhole = data.pageSize === null && data.rows.length > MAX_PAGE_ROWS;
    if (isWhole) return cutListPage(data.rows, page, data.unreadable);
    const first = client.getQueryData(logsQuery(FIRST_PAGE).queryKey);
    const rowsPerPage = Math.max(data.rows.length, first?.rows.length ?? 0) || PAGE_SIZE;
    return toListPage({ ...data, pageSize: data.pageSize ?? rowsPerPage }, page);
  }

  const logs: ListResult<TimeLog> = {
    data: currentPage(),
    error,
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
  };
  return { logs, statistics };
}
