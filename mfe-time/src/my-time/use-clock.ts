import { ownTimeQuery, type TimeLog } from '@rollcall/shared/calls';
import { fromWallClock, MINUTE_MS } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';

/** Refetched regularly, because another tab or a terminal may punch as well. */
const REFRESH_MS = MINUTE_MS;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** State of the punch clock; times are wall-clock text in the company zone. */
export interface Clock {
  /** The server's current time in epoch milliseconds; the browser's clock may be wrong (design §10). */
  readonly now: number;
  readonly today: string;
  readonly open: TimeLog | null;
  /** Logs of today's work date, latest first. */
  readonly todaysLogs: readonly TimeLog[];
  /** The company zone; null while it is unknown. */
  readonly zone: string | null;
}

/** Reads your own punch clock and refetches it. `now` is the browser's time; without `companyZone` the server's is used. */
export function useClock(now: number, companyZone: string | null) {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...ownTimeQuery({ page: 0 }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  const zone = companyZone ?? data?.zone ?? null;
  const clock: Clock | undefined = data && {
    now: Math.max(now, dataUpdatedAt) + serverAhead(data.now, dataUpdatedAt, zone),
    today: data.today ?? '',
    open: data.open,
    todaysLogs: data.rows.filter(({ workDate }) => workDate === data.today),
    zone,
  };
  return { clock, error, retry: () => void refetch() };
}

/** How far the server's clock is ahead of the browser's, which decides in an hour that occurs twice. */
function serverAhead(serverNow: string | null, receivedAt: number, zone: string | null): number {
  if (serverNow === null || zone === null) return 0;
  try {
    return fromWallClock(serverNow, zone, receivedAt - HALF_HOUR_MS) - receivedAt;
  } catch {
    return 0;
  }
}
