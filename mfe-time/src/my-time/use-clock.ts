import { ownTimeQuery, type TimeLog } from '@rollcall/shared/calls';
import { fromWallClock, MINUTE_MS } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';

/** Another tab or a terminal may punch as well. */
const REFRESH_MS = MINUTE_MS;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** What the punch clock shows; times are company wall-clock text. */
export interface Clock {
  /** The server's clock now, in epoch milliseconds: it decides, the browser's may be wrong (design §10). */
  readonly now: number;
  readonly today: string;
  readonly open: TimeLog | null;
  /** Logs of today's work date, the latest first. */
  readonly todaysLogs: readonly TimeLog[];
  /** The company's zone; null while nobody has said which. */
  readonly zone: string | null;
}

/** Reads one's own clock and keeps it fresh. `now` is the browser's; a `companyZone` of null is the answer's. */
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

/** By how much the server's clock is ahead of the browser's, which has its say in the hour that comes twice. */
function serverAhead(serverNow: string | null, answeredAt: number, zone: string | null): number {
  if (serverNow === null || zone === null) return 0;
  try {
    return fromWallClock(serverNow, zone, answeredAt - HALF_HOUR_MS) - answeredAt;
  } catch {
    return 0;
  }
}
