import { ownTimeQuery, type TimeLog } from '@rollcall/shared/calls';
import { MINUTE_MS } from '@rollcall/shared/domain';
import { toServerTime, useNow, usePageContext } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { mayPunchInAgain } from './open-log.ts';

/** Refetched regularly, because another tab or a terminal may punch as well. */
const REFRESH_MS = MINUTE_MS;

/** State of the punch clock; times are wall-clock text in the company zone. */
export interface Clock {
  /** The server's current time in epoch milliseconds. */
  readonly now: number;
  readonly today: string;
  readonly open: TimeLog | null;
  /** The open log has no punch-out because it was forgotten: it does not count as current work (design §10). */
  readonly isForgotten: boolean;
  /** Logs of today's work date, latest first. */
  readonly todaysLogs: readonly TimeLog[];
  /** The latest logs of earlier work dates, latest first. */
  readonly earlierLogs: readonly TimeLog[];
  /** The company zone; null while it is unknown. */
  readonly zone: string | null;
}

/** Reads your own punch clock and refetches it. */
export function useClock() {
  const now = useNow();
  const date = useToday();
  const companyZone = usePageContext((context) => context.companyZone);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...ownTimeQuery({ page: 0 }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  const today = data?.today ?? date;
  const zone = companyZone ?? data?.zone ?? null;
  const current = Math.max(now, toServerTime(dataUpdatedAt));
  const clock: Clock | undefined = data && {
    now: current,
    today,
    open: data.open,
    isForgotten: data.open !== null && mayPunchInAgain(data.open, current, zone),
    todaysLogs: data.rows.filter(({ workDate }) => workDate === today),
    earlierLogs: data.rows.filter(({ workDate }) => workDate !== null && workDate < today),
    zone,
  };
  return { clock, error, retry: () => void refetch() };
}
