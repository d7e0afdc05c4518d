import { addDays, daysBetween, endAt, instantAt } from './clock.ts';
import { roundedShare } from './round.ts';
import type { Holiday, PlannedDay, PlannedShift, Schedule, Shift } from './types.ts';

/** What is known of a date before windows are cut. */
export interface DayToPlan {
  readonly date: string;
  readonly zone: string;
  readonly schedule: Schedule | null;
  /** Null: no roster entry. Empty: a day off. */
  readonly roster: readonly Shift[] | null;
  readonly holiday: Holiday | null;
}

/** The planned day, with windows that are not cut yet (docs/working-time.md#planned-day). */
export function planDay(day: DayToPlan): PlannedDay {
  const { date, zone, roster, holiday } = day;
  const kind = kindOf(day);
  const isWhole = kind === 'holiday' || roster !== null || holiday === null;
  const due = roster ?? shiftsOf(day);
  const shifts = due
    .map((shift) => placeShift(date, zone, shift, isWhole ? null : holiday))
    .toSorted((a, b) => a.start - b.start);
  const expectedMin = kind === 'shifts' ? shifts.reduce((sum, one) => sum + one.expectedMin, 0) : 0;
  return { date, zone, kind, shifts, expectedMin, holiday };
}

function kindOf({ roster, holiday, schedule, ...day }: DayToPlan): PlannedDay['kind'] {
  if (roster !== null) return roster.length > 0 ? 'shifts' : 'day-off';
  if (holiday?.part === 'full') return 'holiday';
  if (schedule === null) return 'unplanned';
  return shiftsOf({ roster, holiday, schedule, ...day }).length > 0 ? 'shifts' : 'day-off';
}

/** The shifts of the schedule; walks from the anchor, one day of the cycle after the other. */
function shiftsOf({ date, schedule }: DayToPlan): readonly Shift[] {
  if (schedule === null) return [];
  const { days, anchorDate } = schedule;
  const distance = daysBetween(anchorDate, date);
  const step = distance < 0 ? days.length - 1 : 1;
  let day = 0;
  for (let left = Math.abs(distance); left > 0; left -= 1) day = (day + step) % days.length;
  return days[day] ?? [];
}

/** Places the part of a shift that a holiday leaves on a date. Minutes count from the midnight before the shift. */
function placeShift(
  date: string,
  zone: string,
  shift: Shift,
  holiday: Holiday | null,
): PlannedShift {
  const part = partOf(shift, holiday);
  const start = instantAt(date, part.from, zone);
  // Of an end that occurs twice, the earlier one after the start.
  const end = endAt(date, part.to, zone, start);
  const core = part.core[0];
  return {
    shift,
    start,
    end,
    acceptFrom: start - shift.acceptBeforeMin * 60_000,
    acceptUntil: end + shift.acceptAfterMin * 60_000,
    coreStart: core === undefined ? null : instantAt(date, core, zone),
    expectedMin: part.expected,
    halfDayBelowMin: thresholdOf(shift.halfDayBelowMin, shift, part.expected),
    absentBelowMin: thresholdOf(shift.absentBelowMin, shift, part.expected),
  };
}

// A shift is on many days.
const known = new WeakMap<Shift, Map<string, ReturnType<typeof cutByHoliday>>>();

function partOf(shift: Shift, holiday: Holiday | null) {
  const parts = known.get(shift) ?? new Map<string, ReturnType<typeof cutByHoliday>>();
  known.set(shift, parts);
  const key = holiday?.part ?? 'full';
  const part = parts.get(key) ?? cutByHoliday(shift, holiday);
  parts.set(key, part);
  return part;
}

/** The minutes of a shift one by one, and which of them are left. */
function cutByHoliday(shift: Shift, holiday: Holiday | null) {
  const minutes = minutesOf(shift);
  const core = coreOf(shift, minutes);
  const first = minutes[0] ?? 0;
  const all = { from: first, to: first + minutes.length, core, expected: shift.expectedMin };
  if (holiday === null) return all;
  const isInside = (minute: number) => minute > first && minute < first + minutes.length;
  const { halfAt } = shift;
  const wished = halfAt === null ? [] : [halfAt, halfAt + 1440].filter(isInside);
  const split = wished[0] ?? first + Math.floor(minutes.length / 2);
  const before = minutes.filter((minute) => minute < split);
  const expected = roundedShare(shift.expectedMin, before.length, minutes.length);
  return holiday.part === 'pm'
    ? { ...all, to: split, core: core.filter((minute) => minute < split), expected }
    : {
        ...all,
        from: split,
        core: core.filter((minute) => minute >= split),
        expected: shift.expectedMin - expected,
      };
}

/** From the start to the end, which is on the next day when it is not after the start. */
function minutesOf({ start, end }: Shift): number[] {
  const length = end > start ? end - start : end + 1440 - start;
  return Array.from({ length }, (_, index) => start + index);
}

/** The minutes of a shift that are core hours. */
function coreOf({ kind, coreFrom, coreTo, end }: Shift, minutes: readonly number[]): number[] {
  if (kind !== 'flexible' || coreFrom === null) return [];
  const until = coreTo ?? end % 1440;
  const start = minutes.indexOf(minutes.find((minute) => minute % 1440 === coreFrom) ?? -1);
  if (start < 0) return [];
  const length = minutes.slice(start).findIndex((minute) => minute % 1440 === until);
  return minutes.slice(start, length < 0 ? undefined : start + length);
}

/** A threshold of the shift for a part of it; 0 without one, or if nothing is expected. */
function thresholdOf(minutes: number | null, { expectedMin }: Shift, left: number): number {
  if (minutes === null || expectedMin === 0) return 0;
  return roundedShare(minutes, left, expectedMin);
}

/** Plans days and cuts their windows where they overlap (docs/working-time.md#which-day-a-time-log-belongs-to). */
export function cutWindows(days: readonly PlannedDay[]): PlannedDay[] {
  // A shift on a date that its zone skipped can have a window without an instant, which overlaps none.
  const all = days
    .flatMap(({ shifts }) => shifts)
    .filter(({ acceptFrom, acceptUntil }) => acceptFrom < acceptUntil)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const cut = new Map(all.map((one) => [one, { ...one }]));
  all.forEach((earlier, index) => {
    for (const later of all.slice(index + 1)) {
      if (earlier.acceptUntil <= later.acceptFrom) continue;
      if (later.acceptUntil <= earlier.acceptFrom) continue;
      const middle = (earlier.end + later.start) / 2;
      const [first, second] = [cut.get(earlier), cut.get(later)];
      if (!first || !second) continue;
      Object.assign(first, { acceptUntil: Math.min(first.acceptUntil, middle) });
      Object.assign(second, { acceptFrom: Math.max(second.acceptFrom, middle) });
    }
  });
  return days.map((day) => ({
    ...day,
    shifts: day.shifts.map((one) => cut.get(one) ?? one),
  }));
}

/** The work date of a new time log. */
export function workDateAt(
  punchIn: number,
  days: readonly PlannedDay[],
  dateOfPunchIn: string,
): string {
  const day = days.find(({ shifts }) =>
    shifts.some(({ acceptFrom, acceptUntil }) => acceptFrom <= punchIn && punchIn < acceptUntil),
  );
  return day?.date ?? dateOfPunchIn;
}

/** The dates around a range whose shifts can cut the windows of the range. */
export const withNeighbours = (from: string, to: string) =>
  [addDays(from, -3), addDays(to, 3)] as const;
