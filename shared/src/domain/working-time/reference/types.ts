// Types of the reference calculation, written from docs/working-time.md alone. They resemble those of the production code so that
// a test can pass the same data to both, but nothing here is imported from it. Instants are epoch milliseconds, dates are `YYYY-MM-DD`,
// times of day and durations are whole minutes.

export interface Shift {
  readonly id: number;
  readonly name: string;
  readonly kind: 'fixed' | 'flexible';
  readonly start: number;
  readonly end: number;
  readonly expectedMin: number;
  readonly coreFrom: number | null;
  readonly coreTo: number | null;
  readonly halfAt: number | null;
  readonly graceInMin: number;
  readonly graceOutMin: number;
  readonly acceptBeforeMin: number;
  readonly acceptAfterMin: number;
  readonly halfDayBelowMin: number | null;
  readonly absentBelowMin: number | null;
}

export interface Schedule {
  readonly id: number;
  readonly name: string;
  readonly anchorDate: string;
  readonly days: readonly (readonly Shift[])[];
}

export interface Holiday {
  readonly name: string;
  readonly part: 'full' | 'am' | 'pm';
}

export interface BreakRule {
  readonly afterMin: number;
  readonly minutes: number;
  readonly isPaid: boolean;
}

export type Bucket = 'daily' | 'weekly' | 'holiday' | 'night' | 'day_off';

export interface Policy {
  readonly rounding: 'nearest' | 'down' | 'up';
  readonly stepMin: number;
  readonly breakRules: readonly BreakRule[];
  readonly overtimeDailyAfterMin: number | null;
  readonly overtimeWeeklyAfterMin: number | null;
  readonly nightFrom: number | null;
  readonly nightTo: number | null;
  readonly paidBuckets: readonly Bucket[];
}

export interface Log {
  readonly punchIn: number;
  readonly punchOut: number | null;
  readonly state: 'open' | 'closed' | 'missing-out';
  readonly breaks: readonly { readonly start: number; readonly end: number | null }[];
  /** The work date that an administrator gave it; null: the one that its punch-in has. */
  readonly movedTo: string | null;
}

export interface Employment {
  readonly joiningDate: string | null;
  /** When the account was created. */
  readonly accountDate: string;
  readonly exitDate: string | null;
  /** When the employee became RESIGNED, TERMINATED or inactive; null: not. */
  readonly endedOn: string | null;
  /** The account was created but is not activated yet. */
  readonly awaitsActivation: boolean;
}

/** Everything that is known of one employee, from `from` to `to`, both included. */
export interface History {
  readonly zone: string;
  /** 0 for Sunday to 6 for Saturday; `from` is such a day, and the range is whole weeks. */
  readonly weekStart: number;
  readonly from: string;
  readonly to: string;
  readonly now: number;
  readonly employment: Employment;
  /** Each holds until the next one starts; before the first there is none. In order. */
  readonly schedules: readonly { readonly from: string; readonly schedule: Schedule | null }[];
  /** Each holds until the next one starts; the first holds for all dates before, too. In order, at least one. */
  readonly policies: readonly { readonly from: string; readonly policy: Policy }[];
  /** At most one a date; no shifts: a day off. */
  readonly rosters: readonly { readonly date: string; readonly shifts: readonly Shift[] }[];
  /** At most one a date. */
  readonly holidays: readonly (Holiday & { readonly date: string })[];
  /** Approved leaves of whole days, both dates included. */
  readonly leaves: readonly { readonly from: string; readonly to: string }[];
  /** In order of their punch-ins, without overlaps. */
  readonly logs: readonly Log[];
  readonly adjustments: readonly { readonly postedDate: string; readonly minutes: number }[];
}

export interface PlannedShift {
  readonly shift: Shift;
  readonly start: number;
  readonly end: number;
  readonly acceptFrom: number;
  readonly acceptUntil: number;
  readonly coreStart: number | null;
  readonly expectedMin: number;
  readonly halfDayBelowMin: number;
  readonly absentBelowMin: number;
}

export interface PlannedDay {
  readonly date: string;
  readonly zone: string;
  readonly kind: 'shifts' | 'holiday' | 'day-off' | 'unplanned';
  readonly shifts: readonly PlannedShift[];
  readonly expectedMin: number;
  readonly holiday: Holiday | null;
}

export type Status =
  | 'Leave'
  | 'Holiday'
  | 'Day off'
  | 'Not due'
  | 'At work'
  | 'Present'
  | 'Half-day'
  | 'Absent'
  | null;

export interface Day {
  readonly status: Status;
  readonly expectedMin: number;
  readonly workedMin: number;
  readonly breakMin: number;
  readonly lateMin: number;
  readonly earlyMin: number;
  readonly isOver: boolean;
  readonly isSettled: boolean;
}

export interface Sums {
  readonly workedMin: number;
  readonly breakMin: number;
  readonly expectedMin: number;
  readonly balanceMin: number;
}

export interface Overtime {
  readonly date: string;
  readonly bucket: Bucket;
  readonly minutes: number;
}
