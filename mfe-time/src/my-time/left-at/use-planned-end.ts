import { type DayBreakdown, dayQuery, type TimeLog } from '@rollcall/shared/calls';
import {
  closingAtShiftEnd,
  readBreak,
  readInstant,
  toIsoWithOffset,
} from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { useQuery } from '@tanstack/react-query';

type Plan = DayBreakdown['plan'];

/** What the end of a log depends on. */
type Started = Pick<TimeLog, 'workDate' | 'punchIn' | 'breaks'>;

/**
 * When the shift ended that was planned on the date of one of your logs, ISO 8601 with an offset (capability `working-time`).
 * Undefined when none did, or when the log cannot end then. Nothing is read without a log.
 * @param now in epoch milliseconds.
 */
export function usePlannedEnd(log: Started | undefined, now: number, zone: string) {
  const hasPlans = useCapability('working-time');
  const date = log?.workDate ?? '';
  const isNeeded = hasPlans && date !== '';
  const { data, isFetched } = useQuery({ ...dayQuery({ date }), enabled: isNeeded });
  return {
    // Not again after a failure: what is open stays open.
    isLoading: isNeeded && !isFetched,
    plannedEnd: log && data && endOf(log, data.plan, now, zone),
  };
}

function endOf(log: Started, plan: Plan, now: number, zone: string): string | undefined {
  if (log.punchIn === null) return undefined;
  const punchIn = readInstant(log.punchIn, zone);
  const breaks = log.breaks.map((item) => readBreak(item, zone, punchIn));
  const shifts = plan.shifts.map(({ end, kind }) => ({
    end: readInstant(end, plan.zone),
    isFlexible: kind === 'flexible',
  }));
  const { punchOut } = closingAtShiftEnd({ punchIn, breaks, zone }, shifts, now);
  return punchOut === undefined ? undefined : toIsoWithOffset(punchOut, zone);
}
