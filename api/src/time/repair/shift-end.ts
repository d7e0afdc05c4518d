import { CLOSING_RULES, type ClosingTime, closingAtShiftEnd } from '@rollcall/shared/domain';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import type { Context } from '../../core/context.ts';
import { type LogWithBreaks, toBreakSpans } from '../log/find-logs.ts';

interface Log extends Pick<LogWithBreaks, 'breaks'> {
  readonly employeeId: number;
  readonly workDate: string;
  readonly punchIn: Date;
  readonly zone: string;
}

/**
 * When logs end with the shifts that are planned on their dates (decision 058).
 * @param now in epoch milliseconds; no log ends later.
 */
export async function shiftEndsOf(
  { db, zone }: Context,
  logs: readonly Log[],
  now: number,
): Promise<(log: Log) => ClosingTime> {
  const dates = logs.map(({ workDate }) => workDate).toSorted();
  const [from, to] = [dates.at(0), dates.at(-1)];
  if (from === undefined || to === undefined) return () => ({ refused: CLOSING_RULES.noShift });
  const ids = [...new Set(logs.map(({ employeeId }) => employeeId))];
  const plans = await loadPlans({ db, zone }, ids, { from, to });
  return (log) => {
    const { shifts } = plans.planOf(log.employeeId, log.workDate).plan;
    return closingAtShiftEnd(
      { punchIn: log.punchIn.getTime(), breaks: toBreakSpans(log), zone: log.zone },
      shifts.map(({ end, shift }) => ({ end, isFlexible: shift.kind === 'flexible' })),
      now,
    );
  };
}
