import { formatZone } from '@rollcall/shared/domain';

/** Texts of the details of a day. */
export const TEXTS = {
  loading: 'Loading the day',
  close: 'Close',
  blank: 'Not counted',
  leave: (type: string, from: string, to: string) => `${type} leave, ${from} to ${to}`,
  noLogs: 'No time log on this day.',
  log: (span: string) => `Time log ${span}`,
  stillOpen: 'still open',
  missingOut: 'no punch-out',
  edit: 'Edit',
  history: 'History',
  lateOut: 'Punched out late',
  openDeleted: 'View or restore',
  deleted: (by: string | null, reason: string | null) =>
    `Deleted${by === null ? '' : ` by ${by}`}. No longer counted.${reason === null ? '' : ` Reason: ${reason}`}`,
  superseded: 'Replaced by a newer log. No longer counted.',
  zone: (zone: string) => `Times in ${formatZone(zone)}`,
  sources: { punch: 'Punched', manual: 'Entered manually', correction: 'Correction' } as Readonly<
    Record<string, string>
  >,
  by: (name: string) => `by ${name}`,
  reason: (reason: string) => `Reason: ${reason}`,
  lines: {
    punchIn: 'Punch in',
    punchOut: 'Punch out',
    span: 'Time from punch-in to punch-out',
    break: (span: string, reason: string) => `− Break ${span}${reason}`,
    spanSoFar: 'Time from punch-in until now',
    openBreak: 'not counted until it ends',
    worked: '= Worked',
    workedSoFar: '= Worked so far',
  },
  totals: 'Totals of the day',
  worked: 'Worked, in whole minutes',
  breaks: 'On break, in whole minutes',
  workedSoFar: 'Worked so far',
  breaksSoFar: 'On break so far',
  rounding: 'Only the sum is rounded.',
  corrections: 'Corrections',
  before: 'Before',
  after: 'After',
  missing: 'no log',
  replace: 'Enter the punch-out',
  asReported: 'Minutes are shown as reported by the server.',
} as const;

/** Texts of what is planned for a day. */
export const PLAN_TEXTS = {
  title: 'Plan',
  kinds: {
    holiday: 'Holiday',
    'day-off': 'Day off',
    unplanned: 'Nothing is planned',
  } as Readonly<Record<string, string>>,
  schedule: 'Work schedule',
  roster: 'By roster',
  shift: 'Shift',
  coreStart: (time: string) => `core hours from ${time}`,
  flexible: (minutes: string, span: string) => `${minutes} between ${span}`,
  holiday: 'Holiday',
  parts: { am: 'in the morning', pm: 'in the afternoon' } as Readonly<Record<string, string>>,
  zone: 'Time zone',
  expected: 'Expected',
} as const;

/** Texts of the calculation of a day, and of its figures (capability `working-time`). */
export const FIGURE_TEXTS = {
  closed: (from: string, to: string) =>
    `This day is closed (${from} to ${to}). Its figures do not change.`,
  closedMeans: 'A correction of this day becomes an adjustment on an open day.',
  closedLink: 'Add an adjustment, or reopen the period',
  otherRules: 'They were calculated by other rules than today’s.',
  calculation: 'Calculation',
  policy: 'Time policy',
  presence: 'Time from punch-in to punch-out',
  presenceMeans: 'Of all time logs of this day that have a punch-out.',
  recorded: '− Breaks',
  paid: '+ Paid break',
  paidMeans: 'The time policy counts this part of the breaks as work.',
  minimum: '− Minimum break',
  minimumMeans: 'The time policy requires longer breaks than were taken. This is the rest.',
  rounding: 'Rounding',
  roundings: {
    nearest: 'to the nearest minute',
    down: 'down to the minute',
    up: 'up to the minute',
  } as Readonly<Record<string, string>>,
  stepRoundings: {
    nearest: (minutes) => `to the nearest multiple of ${minutes} minutes`,
    down: (minutes) => `down to a multiple of ${minutes} minutes`,
    up: (minutes) => `up to a multiple of ${minutes} minutes`,
  } as Readonly<Record<string, (minutes: number) => string>>,
  worked: '= Worked',
  totals: 'Figures of the day',
  late: 'Late',
  lateMeans: (grace: string) =>
    `Counted from the start of the shift, because it was more than the grace of ${grace}.`,
  early: 'Left early',
  earlyMeans: (grace: string) =>
    `Counted to the end of the shift, because it was more than the grace of ${grace}.`,
  noGrace: 'Counted from the times of the shift.',
  soFarMeans: 'The time policy is applied when the log has its punch-out.',
  expected: 'Expected',
  expectedMeans: 'What the plan asks for.',
  balance: 'Balance',
  balanceMeans: 'Worked less expected.',
  balanceAdjusted: 'Worked less expected, with the adjustments that are posted on this day.',
  notOver: 'Counts when the day is over.',
  notOverAdjusted: 'Only adjustments count until the day is over.',
  adjustment: (date: string) => `Adjustment for ${date}`,
  adjustedLater: 'Adjusted later',
  postedOn: (minutes: string, date: string) => `${minutes} were posted on ${date}.`,
} as const;

/** Why a day has its status or expects nothing (docs/working-time.md#status). */
export const REASON_TEXTS = {
  lessWorked: (limit: string) => `Less than ${limit} were worked.`,
  blank: {
    'not-employed': 'This day is outside the employment.',
    unplanned: 'Nothing is planned on this day, and nothing was punched.',
  },
  nothingExpected: {
    leave: 'Nothing is expected during a leave, whatever is planned.',
    holiday: 'Nothing is expected on a holiday.',
    'day-off': 'Nothing is expected on a day off.',
    'not-employed': 'Nothing is expected outside the employment, whatever is planned.',
    unplanned: 'Nothing is expected, because nothing is planned.',
    shifts: 'The shifts of this day expect no minutes.',
  },
} as const;

/** Texts of what is planned for today, for the employee. */
export const TODAY_TEXTS = {
  title: 'Plan and balance',
  today: (plan: string) => `Today: ${plan}`,
  dayOff: 'day off',
  unplanned: 'nothing is planned',
  leave: 'on leave',
  holiday: (name: string) => `${name} (holiday)`,
  roster: 'by roster',
  halfHoliday: (name: string, part: string) => `${name} ${part}`,
  late: (minutes: string) => `You were ${minutes} late.`,
  week: (worked: string, expected: string, balance: string) =>
    `This week: ${worked} of ${expected}, ${balance}`,
  adjusted: (minutes: string) => `, including an adjustment of ${minutes}`,
  weekMeans: 'Counts the days of the week that are over.',
  weekBegins: 'This week: no day that expects work is over yet.',
} as const;
