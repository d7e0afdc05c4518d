import type { DayFiguresBody, DayPlanBody, DaySumsBody } from '@rollcall/shared/contract';
import { sumDays, toWallClock } from '@rollcall/shared/domain';
import type { DayFigures } from './days/day.ts';
import type { EmployeePlan } from './plans/load-plans.ts';

/** The figures of a day as the API returns them. */
export function presentFigures(day: DayFigures): DayFiguresBody {
  const { status, isOver, hasLogs, isMissingOut, holiday } = day;
  return {
    status,
    expectedMins: day.expectedMin,
    workedMins: day.workedMin,
    breakMins: day.breakMin,
    lateMins: day.lateMin,
    earlyMins: day.earlyMin,
    isOver,
    hasLogs,
    isMissingOut,
    holiday,
  };
}

/** The sums of days, with the adjustments posted on them (docs/working-time.md#sums). */
export function presentSums(days: readonly DayFigures[], adjustmentMins: number): DaySumsBody {
  const sums = sumDays(days, adjustmentMins);
  return {
    workedMins: sums.workedMin,
    breakMins: sums.breakMin,
    expectedMins: sums.expectedMin,
    balanceMins: sums.balanceMin,
    adjustmentMins,
    lateMins: sums.lateMin,
    lateDays: sums.lateDays,
  };
}

/** What is planned for a day, with wall-clock texts in its zone. */
export function presentPlan({ plan, scheduleName }: EmployeePlan): DayPlanBody {
  const { kind, zone, isRostered, holiday, expectedMin } = plan;
  return {
    kind,
    zone,
    schedule: scheduleName,
    isRostered,
    holiday,
    expectedMins: expectedMin,
    halfDayBelowMins: plan.shifts.reduce((sum, shift) => sum + shift.halfDayBelowMin, 0),
    absentBelowMins: plan.shifts.reduce((sum, shift) => sum + shift.absentBelowMin, 0),
    shifts: plan.shifts.map(({ shift, start, end, coreStart, expectedMin: minutes }) => ({
      name: shift.name,
      kind: shift.kind,
      start: toWallClock(start, zone),
      end: toWallClock(end, zone),
      coreStart: coreStart === null ? null : toWallClock(coreStart, zone),
      expectedMins: minutes,
      graceInMins: shift.graceInMin,
      graceOutMins: shift.graceOutMin,
    })),
  };
}
