import type { Shift, TimeOfDay, TimePolicy, WorkSchedule } from '@rollcall/shared/domain';
import type { PlanRows } from './plan-rows.ts';

type ShiftRow = PlanRows['shifts'][number];
type ScheduleRow = PlanRows['schedules'][number] & {
  readonly days: readonly Pick<PlanRows['scheduleDays'][number], 'dayIndex' | 'shiftId'>[];
};
type PolicyRow = PlanRows['policies'][number] & {
  readonly payRules: readonly Pick<PlanRows['payRules'][number], 'bucket'>[];
};

/** A time of day as PostgreSQL writes it, `09:00:00`, in minutes after midnight. */
function minutesOf(time: string): TimeOfDay {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function optionalMinutes(time: string | null): TimeOfDay | null {
  return time === null ? null : minutesOf(time);
}

export function toShift(row: ShiftRow): Shift {
  const { startTime, endTime, unpaidBreakMin: _break, colour: _colour, version: _, ...rest } = row;
  return {
    ...rest,
    start: minutesOf(startTime),
    end: minutesOf(endTime),
    coreFrom: optionalMinutes(row.coreFrom),
    coreTo: optionalMinutes(row.coreTo),
    halfAt: optionalMinutes(row.halfAt),
  };
}

/** @throws Error when a shift of the schedule is missing, which a foreign key prevents. */
export function toSchedule(row: ScheduleRow, shifts: ReadonlyMap<number, Shift>): WorkSchedule {
  const days: Shift[][] = Array.from({ length: row.cycleDays }, () => []);
  for (const { dayIndex, shiftId } of row.days) {
    const shift = shifts.get(shiftId);
    if (!shift) throw new Error(`schedule ${row.id} has no shift ${shiftId}`);
    days[dayIndex]?.push(shift);
  }
  return { id: row.id, name: row.name, anchorDate: row.anchorDate, days };
}

export function toPolicy(row: PolicyRow): TimePolicy {
  const { rounding, stepMin, breakRules, overtimeDailyAfterMin, overtimeWeeklyAfterMin } = row;
  return {
    rounding,
    stepMin,
    breakRules,
    overtimeDailyAfterMin,
    overtimeWeeklyAfterMin,
    nightFrom: optionalMinutes(row.nightFrom),
    nightTo: optionalMinutes(row.nightTo),
    paidBuckets: row.payRules.map(({ bucket }) => bucket),
  };
}
