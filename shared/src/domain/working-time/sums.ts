import type { AttendanceDay, DayStatus } from './attendance-day.ts';

/** Sums of days (docs/working-time.md#sums), in whole minutes. */
export interface DaySums {
  readonly workedMin: number;
  readonly breakMin: number;
  /** Of the days that are over. */
  readonly expectedMin: number;
  /** Worked less expected of the days that are over, with adjustments. */
  readonly balanceMin: number;
  readonly lateMin: number;
  readonly lateDays: number;
}

export type SummableDay = Pick<
  AttendanceDay,
  'workedMin' | 'breakMin' | 'expectedMin' | 'lateMin' | 'isOver'
>;

/**
 * Adds up days; a week, a month and a period are nothing but the sum of their days.
 * @param adjustmentMin the adjustments posted on these days.
 */
export function sumDays(days: readonly SummableDay[], adjustmentMin = 0): DaySums {
  const total = (valueOf: (day: SummableDay) => number) =>
    days.reduce((sum, day) => sum + valueOf(day), 0);
  return {
    workedMin: total(({ workedMin }) => workedMin),
    breakMin: total(({ breakMin }) => breakMin),
    expectedMin: total(({ isOver, expectedMin }) => (isOver ? expectedMin : 0)),
    balanceMin:
      adjustmentMin +
      total(({ isOver, workedMin, expectedMin }) => (isOver ? workedMin - expectedMin : 0)),
    lateMin: total(({ lateMin }) => lateMin),
    lateDays: total(({ lateMin }) => (lateMin > 0 ? 1 : 0)),
  };
}

/** The value of a status in the specified attendance map (spec §3), which knows Present and Absent only. */
export function toAttendanceMap(status: DayStatus): 'Present' | 'Absent' | 'Leave' | null {
  if (status === 'At work' || status === 'Half-day') return 'Present';
  return status === 'Present' || status === 'Absent' || status === 'Leave' ? status : null;
}
