import { HOUR_MS, wholeMinutes } from '../units.ts';
import { addDays, type CompanyZone } from '../work-date/index.ts';
import { instantAt } from './planned-day.ts';

/** Rest between the shifts of two days (Directive 2003/88/EC, art. 3). */
export const MIN_DAILY_REST_HOURS = 11;
/** Rest without interruption in seven days (Directive 2003/88/EC, art. 5). */
export const MIN_WEEKLY_REST_HOURS = 24;
/** The most days in a row with shifts: seven days need one of rest (Directive 2003/88/EC, art. 5). */
export const MAX_DAYS_IN_A_ROW = 6;
/** How many days before a range decide about the rest in it. */
export const REST_DAYS_BEFORE = 7;

/** What is wrong with a day of a roster. A `holiday` is for information only. */
export const ROSTER_CONFLICTS = [
  'overlap',
  'short-rest',
  'days-in-row',
  'weekly-rest',
  'leave',
  'pending-leave',
  'holiday',
] as const;

/** A planned day of an employee, as the rules of rosters need it. */
export interface RosteredDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly zone: CompanyZone;
  /** The shifts that are due, in the order of their starts; instants in epoch milliseconds. */
  readonly shifts: readonly { readonly start: number; readonly end: number }[];
  /** The shifts were chosen for this date. */
  readonly isRostered: boolean;
  readonly leave: 'approved' | 'pending' | null;
  /** The whole day is a holiday. */
  readonly isHoliday: boolean;
}

export interface RosterConflict {
  readonly kind: (typeof ROSTER_CONFLICTS)[number];
  readonly date: string;
  /** The date of the other shift of an `overlap` or a `short-rest`. */
  readonly otherDate: string | null;
  /** The rest of a `short-rest`, or the longest one of a `weekly-rest`, in whole minutes. */
  readonly minutes: number | null;
  /** Days in a row with shifts. */
  readonly days: number | null;
}

/**
 * The conflicts of one employee's days from `from` to `to` (docs/working-time.md#rosters). Rest is measured between
 * instants, so that a night on which clocks change counts as long as it is.
 * @param days consecutive dates, also {@link REST_DAYS_BEFORE} days before `from` and one after `to`; a missing date has no shift.
 * @returns in the order of the dates. A pair of dates is reported on the later one, unless only the earlier one is in the range.
 */
export function rosterConflicts(
  days: readonly RosteredDay[],
  { from, to }: { readonly from: string; readonly to: string },
): RosterConflict[] {
  const worked = days.filter(isWorked);
  const dates = new Set(worked.map(({ date }) => date));
  const found = [
    ...worked.flatMap((day, index) => restConflicts(worked[index - 1], day, to)),
    ...worked
      .filter(({ date }) => from <= date && date <= to)
      .flatMap((day) => weekConflicts(day, worked, dates)),
    ...days.flatMap(dayConflicts),
  ];
  return found
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

const NO_DETAILS = { otherDate: null, minutes: null, days: null } as const;

/** An approved leave is not worked, so that its shifts do not shorten any rest. */
function isWorked({ shifts, leave }: RosteredDay): boolean {
  return shifts.length > 0 && leave !== 'approved';
}

function restConflicts(
  earlier: RosteredDay | undefined,
  later: RosteredDay,
  to: string,
): RosterConflict[] {
  if (!earlier) return [];
  const rest = startOf(later) - endOf(earlier);
  if (rest >= MIN_DAILY_REST_HOURS * HOUR_MS) return [];
  const isLaterShown = later.date <= to;
  const place = {
    date: isLaterShown ? later.date : earlier.date,
    otherDate: isLaterShown ? earlier.date : later.date,
    days: null,
  };
  return [
    rest < 0
      ? { kind: 'overlap', ...place, minutes: null }
      : { kind: 'short-rest', ...place, minutes: wholeMinutes(rest) },
  ];
}

/** Midnight of a date is at most this long after midnight UTC. */
const LATEST_MIDNIGHT_HOURS = 14;

/** Too many days in a row; otherwise too little rest in the seven days that end with this one. */
function weekConflicts(
  day: RosteredDay,
  worked: readonly RosteredDay[],
  dates: ReadonlySet<string>,
): RosterConflict[] {
  const { date, zone } = day;
  const inRow = daysInRow(date, dates);
  if (inRow > MAX_DAYS_IN_A_ROW) return [{ ...NO_DETAILS, kind: 'days-in-row', date, days: inRow }];
  const first = addDays(date, -6);
  // Zones are slow: most weeks have a long rest, in whatever zone they begin.
  const latestStart = Date.parse(`${first}T00:00Z`) + LATEST_MIDNIGHT_HOURS * HOUR_MS;
  if (longestRest(latestStart, startOf(day), worked) >= MIN_WEEKLY_REST_HOURS * HOUR_MS) return [];
  const [start, end] = [instantAt(first, 0, zone), instantAt(addDays(date, 1), 0, zone)];
  const rest = longestRest(start, end, worked);
  if (rest >= MIN_WEEKLY_REST_HOURS * HOUR_MS) return [];
  return [{ ...NO_DETAILS, kind: 'weekly-rest', date, minutes: wholeMinutes(rest) }];
}

function daysInRow(date: string, dates: ReadonlySet<string>): number {
  let days = 0;
  while (dates.has(addDays(date, -days))) days += 1;
  return days;
}

/** The longest time without a shift between two instants. */
function longestRest(start: number, end: number, worked: readonly RosteredDay[]): number {
  let free = start;
  let longest = 0;
  for (const shift of worked.flatMap(({ shifts }) => shifts)) {
    if (shift.end <= free || shift.start >= end) continue;
    longest = Math.max(longest, shift.start - free);
    free = shift.end;
  }
  return Math.max(longest, end - free);
}

/** Only what was chosen for the date: a schedule goes on during leaves and holidays. */
function dayConflicts({ date, shifts, isRostered, leave, isHoliday }: RosteredDay) {
  if (!isRostered || shifts.length === 0) return [];
  const found: RosterConflict[] = [];
  if (leave) {
    const kind = leave === 'approved' ? 'leave' : 'pending-leave';
    found.push({ ...NO_DETAILS, kind, date });
  }
  if (isHoliday) found.push({ ...NO_DETAILS, kind: 'holiday', date });
  return found;
}

const startOf = ({ shifts }: RosteredDay) => Math.min(...shifts.map(({ start }) => start));
const endOf = ({ shifts }: RosteredDay) => Math.max(...shifts.map(({ end }) => end));
