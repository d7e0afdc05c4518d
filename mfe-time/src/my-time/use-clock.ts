import { type OwnTimeLog, ownAttendanceQuery, ownTimeQuery } from '@rollcall/shared/calls';
import { MINUTE_MS, today as todayIn } from '@rollcall/shared/domain';
import { toServerTime, useCapability, useNow, usePageContext } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { mayPunchInAgain } from './open-log.ts';

/** Refetched regularly, because another tab or a terminal may punch as well. */
const REFRESH_MS = MINUTE_MS;

/** State of the punch clock. */
export interface Clock {
  /** The server's current time in epoch milliseconds. */
  readonly now: number;
  /** The date in the zone of the clock. */
  readonly today: string;
  readonly open: OwnTimeLog | null;
  /** The open log has no punch-out because it was forgotten: it does not count as current work (design §10). */
  readonly isForgotten: boolean;
  /** Logs of today's work date, latest first. */
  readonly todaysLogs: readonly OwnTimeLog[];
  /** The latest logs of earlier work dates, latest first. */
  readonly earlierLogs: readonly OwnTimeLog[];
  /** The zone of the employee's plan, or the company zone; null while it is unknown. */
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
  const plan = usePlanZone(date.slice(0, 7));
  const current = Math.max(now, toServerTime(dataUpdatedAt));
  const company = companyZone ?? data?.zone ?? null;
  // The open log has the zone of its plan.
  const zone = plan.zone ?? (plan.isLoading ? data?.open?.zone : null) ?? company;
  const today = zone !== null && zone !== company ? todayIn(current, zone) : (data?.today ?? date);
  const clock: Clock | undefined = data && {
    now: current,
    today,
    open: data.open,
    isForgotten: data.open !== null && mayPunchInAgain(data.open, current, zone),
    todaysLogs: data.rows.filter(({ workDate }) => workDate === today),
    earlierLogs: data.rows.filter(({ workDate }) => workDate < today),
    zone,
  };
  return { clock, error, retry: () => void refetch() };
}

/** The zone of the employee's plan of today (capability `working-time`); null when there is none or it is unknown. */
function usePlanZone(month: string) {
  const hasPlans = useCapability('working-time');
  const { data, isLoading } = useQuery({ ...ownAttendanceQuery(month), enabled: hasPlans });
  return { zone: data?.plan?.zone ?? null, isLoading };
}
