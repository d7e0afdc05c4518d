import { employeeTimeLogsQuery, type TimeLog } from '@rollcall/shared/calls';
import { useCapability, useSession } from '@rollcall/shared/session';
import { cutListPage, type ListResult, toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { SAMPLE_ROWS } from './sample-rows.ts';

/** Work dates `YYYY-MM-DD`, both included. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** Your own logs of a period; sample rows on a base backend and while signed out (design §15.15). */
export function useResults(
  period: Period,
  page: number,
): { readonly isSample: boolean; readonly list: ListResult<TimeLog> } {
  const canSend = useCapability('corrections');
  const userId = useSession(({ token, user }) => (token === null ? undefined : user?.id));
  const isSample = !canSend || userId === undefined;
  const employeeId = isSample ? undefined : userId;
  const query = useQuery(employeeTimeLogsQuery({ employeeId, ...period, page }));
  return {
    isSample,
    list: isSample
      ? { ...SAMPLE, data: cutListPage(SAMPLE_ROWS, page, 0) }
      : toListResult(query, page),
  };
}

const SAMPLE = { error: null, isRefreshing: false, retry() {} };
