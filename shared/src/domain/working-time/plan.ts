/** A time of day in whole minutes after midnight, 0 to 1439. */
export type TimeOfDay = number;

/** A shift of a work schedule (docs/working-time.md#plans). Durations are whole minutes. */
export interface Shift {
  readonly id: number;
  readonly name: string;
  /** A flexible shift is never late or early; its start and end are when work is possible. */
  readonly kind: 'fixed' | 'flexible';
  readonly start: TimeOfDay;
  /** At or before the start: on the next day. */
  readonly end: TimeOfDay;
  /** Nominal minutes to work; the unpaid break is already subtracted. */
  readonly expectedMin: number;
  /** When everyone must be here, for flexible shifts; null without core hours. */
  readonly coreFrom: TimeOfDay | null;
  readonly coreTo: TimeOfDay | null;
  /** Where half a holiday splits the shift; null: in the middle. */
  readonly halfAt: TimeOfDay | null;
  readonly graceInMin: number;
  readonly graceOutMin: number;
  readonly acceptBeforeMin: number;
  readonly acceptAfterMin: number;
  /** Less work makes the day a half-day; null: never. */
  readonly halfDayBelowMin: number | null;
  /** Less work makes the day Absent; null: never. */
  readonly absentBelowMin: number | null;
}

/** A cycle of days, each with its shifts in order; an empty list is a day off (docs/working-time.md#plans). */
export interface WorkSchedule {
  readonly id: number;
  readonly name: string;
  /** `YYYY-MM-DD` of a first day of the cycle. */
  readonly anchorDate: string;
  /** One entry for each day of the cycle, at least one. */
  readonly days: readonly (readonly Shift[])[];
}

/** The part of a day that is a holiday. */
export type HolidayPart = 'full' | 'am' | 'pm';

export interface Holiday {
  readonly name: string;
  readonly part: HolidayPart;
}

/** How time is counted (docs/working-time.md#minutes-of-a-day). Durations are whole minutes. */
export interface TimePolicy {
  readonly rounding: 'nearest' | 'down' | 'up';
  /** Worked time is rounded to multiples of this; 1 rounds to minutes. */
  readonly stepMin: number;
  readonly breakRules: readonly BreakRule[];
  /** Null: no overtime of this kind. */
  readonly overtimeDailyAfterMin: number | null;
  readonly overtimeWeeklyAfterMin: number | null;
  /** Night work is between these times of day, over midnight when the end is not later; null: none. */
  readonly nightFrom: TimeOfDay | null;
  readonly nightTo: TimeOfDay | null;
  /** The buckets that are paid in a way of their own. */
  readonly paidBuckets: readonly OvertimeBucket[];
}

/** A break that is due, or one that is paid, after a time of work. */
export interface BreakRule {
  /** It applies when more than these minutes were worked. */
  readonly afterMin: number;
  readonly minutes: number;
  readonly isPaid: boolean;
}

export type OvertimeBucket = 'daily' | 'weekly' | 'holiday' | 'night' | 'day_off';

/** Deducts and rounds nothing, so that worked time is presence less recorded breaks. */
export const DEFAULT_TIME_POLICY: TimePolicy = {
  rounding: 'nearest',
  stepMin: 1,
  breakRules: [],
  overtimeDailyAfterMin: null,
  overtimeWeeklyAfterMin: null,
  nightFrom: null,
  nightTo: null,
  paidBuckets: [],
};
