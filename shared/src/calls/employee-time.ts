import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { FIRST_PAGE } from '../domain/index.ts';
import { readNumber } from './reading/fields.ts';
import { readList, readObject } from './reading/list.ts';
import { requestData } from './request.ts';
import { readTimeLog } from './time-logs.ts';

/** Work dates `YYYY-MM-DD` of one employee, both ends included. */
interface Range {
  /** The query is skipped while this is undefined, because no employee is chosen yet. */
  readonly employeeId: number | undefined;
  readonly startDate: string;
  readonly endDate: string;
}

/** Which default error message applies: that of a month or of any range (spec §8). */
type RangeOutcome = 'listRangeLogs' | 'listMonthlyLogs';

/** One page of an employee's logs of a range (spec §7). Failure: the default message of `outcome`. */
export const employeeTimeLogsQuery = (
  { employeeId, ...query }: Range & { page: number },
  outcome: RangeOutcome = 'listRangeLogs',
) =>
  queryOptions({
    queryKey: ['employee-time', employeeId, outcome, query],
    queryFn:
      employeeId === undefined
        ? skipToken
        : async ({ signal }) =>
            readList(
              await requestData(ENDPOINTS.listEmployeeTimeLogs, outcome, {
                params: { employeeId },
                query,
                signal,
              }),
              readTimeLog,
            ),
    placeholderData: keepPreviousData,
  });

/** An employee's totals of a range: minutes and counts; null when the backend sent none (spec §3). */
export interface TimeStatistics {
  readonly workedMinutes: number | null;
  readonly breakMinutes: number | null;
  readonly workedDays: number | null;
  readonly leaves: number | null;
}

/** An employee's totals of a range (spec §7). Failure: the default message of `outcome`. The call requires a page. */
export const timeStatisticsQuery = (
  { employeeId, ...range }: Range & { readonly employeeId: number },
  outcome: RangeOutcome = 'listRangeLogs',
) =>
  queryOptions({
    queryKey: ['employee-time', employeeId, outcome, 'statistics', range],
    queryFn: async ({ signal }): Promise<TimeStatistics> => {
      const data = readObject(
        await requestData(ENDPOINTS.getTimeStatistics, outcome, {
          params: { employeeId },
          query: { ...range, page: FIRST_PAGE },
          signal,
        }),
      );
      return {
        workedMinutes: readNumber(data.totalWorkedTime),
        breakMinutes: readNumber(data.totalBreakTime),
        workedDays: readNumber(data.totalWorkedDays),
        leaves: readNumber(data.totalLeaves),
      };
    },
  });
