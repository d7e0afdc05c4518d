import {
  employeeTimeLogsQuery,
  isCorrectionOf,
  ownCorrectionsQuery,
  type TimeLog,
} from '@rollcall/shared/calls';
import { useCapability, useSession } from '@rollcall/shared/session';
import { cutListPage, type ListResult, toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { SAMPLE_ROWS } from './sample-rows.ts';

/** Work dates `YYYY-MM-DD`, both included. */
export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

interface Results {
  readonly isSample: boolean;
  readonly list: ListResult<TimeLog>;
  /** Whether a correction of the log is pending; undefined until that is known. */
  readonly isRequested: ((log: TimeLog) => boolean) | undefined;
}

/** Your own logs of a period; sample rows on a base backend and while signed out (design §15.15). */
export function useResults(period: Period, page: number): Results {
  const canSend = useCapability('corrections');
  const userId = useSession(({ token, user }) => (token === null ? undefined : user?.id));
  const isSample = !canSend || userId === undefined;
  const employeeId = isSample ? undefined : userId;
  // Both are always fresh: an administrator may have decided meanwhile.
  const query = useQuery({
    ...employeeTimeLogsQuery({ employeeId, ...period, page }),
    staleTime: 0,
  });
  const pending = useQuery({
    ...ownCorrectionsQuery({ page: 0, status: 'Pending' }),
    enabled: !isSample,
    staleTime: 0,
  });
  const rows = pending.data?.rows ?? [];
  return {
    isSample,
    isRequested: pending.isLoading
      ? undefined
      : (log) => rows.some((correction) => isCorrectionOf(correction, log)),
    list: isSample
      ? { ...SAMPLE, data: cutListPage(SAMPLE_ROWS, page, 0) }
      : toListResult(query, page),
  };
}

const SAMPLE = { error: null, isRefreshing: false, retry() {} };
