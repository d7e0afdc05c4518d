import { MINUTE_MS } from '../units.ts';
import { addDays, type CompanyZone, fromWallClock, SkippedTimeError } from '../work-date/index.ts';
import type { Holiday, Shift, TimeOfDay, WorkSchedule } from './plan.ts';

const DAY_MIN = 24 * 60;

/** A shift on a date; instants in epoch milliseconds. */
export interface PlannedShift {
  readonly shift: Shift;
  readonly start: number;
  readonly end: number;
  /** A punch-in from this instant on belongs to this shift … */
  readonly acceptFrom: number;
  /** … if it is before this one. */
  readonly acceptUntil: number;
  /** When core hours begin; null without core hours. */
  readonly coreStart: number | null;
  /** Nominal minutes, less what half a holiday takes away. */
  readonly expectedMin: number;
  readonly halfDayBelowMin: number;
  readonly absentBelowMin: number;
}

/** What is planned for an employee on a date (docs/working-time.md#planned-day). */
export interface PlannedDay {
  readonly date: string;
  readonly zone: CompanyZone;
  readonly kind: 'shifts' | 'holiday' | 'day-off' | 'unplanned';
  /** In the order of their starts. On a holiday they are not due, but tell which day a time log belongs to. */
  readonly shifts: readonly PlannedShift[];
  /** Minutes that the day expects: 0 unless the kind is `shifts`. */
  readonly expectedMin: number;
  /** Also half a holiday, and one that a roster entry overrides. */
  readonly holiday: Holiday | null;
  readonly isRostered: boolean;
}

/** Everything that decides what is planned on a date. */
export interface DayInputs {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly zone: CompanyZone;
  readonly schedule: WorkSchedule | null;
  /** Shifts that replace those of the schedule, none for a day off; null without a roster entry. */
  readonly roster: readonly Shift[] | null;
  readonly holiday: Holiday | null;
}

/** What is planned on a date (docs/working-time.md#planned-day); the windows of its shifts are not cut yet, see {@link cutWindows}. */
export function plannedDay(inputs: DayInputs): PlannedDay {
  const { date, zone, schedule, roster, holiday } = inputs;
  const base = { date, zone, holiday, expectedMin: 0, isRostered: roster !== null };
  const scheduled = schedule && shiftsOf(schedule, date);
  const toPlanned = (shift: Shift) => planShift(shift, inputs);
  const half = roster === null && holiday?.part !== 'full' ? holiday : null;
  if (roster === null && holiday?.part === 'full') {
    return { ...base, kind: 'holiday', shifts: inOrder((scheduled ?? []).map(toPlanned)) };
  }
  const due = roster ?? scheduled;
  if (due === null) return { ...base, kind: 'unplanned', shifts: [] };
  if (due.length === 0) return { ...base, kind: 'day-off', shifts: [] };
  const shifts = inOrder(
    due.map((shift) => (half ? planShift(shift, inputs, half.part) : toPlanned(shift))),
  );
  const expectedMin = shifts.reduce((sum, shift) => sum + shift.expectedMin, 0);
  return { ...base, kind: 'shifts', shifts, expectedMin };
}

/** The shifts of a schedule on a date. Dates before the anchor are counted backwards through the cycle. */
function shiftsOf({ anchorDate, days }: WorkSchedule, date: string): readonly Shift[] {
  const passed = daysBetween(anchorDate, date);
  return days[((passed % days.length) + days.length) % days.length] ?? [];
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);
}

function inOrder(shifts: readonly PlannedShift[]): PlannedShift[] {
  return shifts.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** A part of a shift, in minutes after midnight of its date. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly expectedMin: number;
}

function planShift(
  shift: Shift,
  { date, zone }: DayInputs,
  freeHalf: 'am' | 'pm' | 'full' | null = null,
): PlannedShift {
  const part = partOf(shift, freeHalf);
  const start = instantAt(date, part.from, zone);
  const end = instantAt(date, part.to, zone, start + 1);
  // Multiplied first: 90 × 49 ÷ 180 is exactly a half, but 49 ÷ 180 is not exact.
  const scaled = (minutes: number | null) =>
    shift.expectedMin === 0
      ? (minutes ?? 0)
      : Math.round(((minutes ?? 0) * part.expectedMin) / shift.expectedMin);
  const core = coreOf(shift, part);
  return {
    shift,
    start,
    end,
    acceptFrom: start - shift.acceptBeforeMin * MINUTE_MS,
    acceptUntil: end + shift.acceptAfterMin * MINUTE_MS,
    coreStart: core === null ? null : instantAt(date, core, zone),
    expectedMin: part.expectedMin,
    halfDayBelowMin: scaled(shift.halfDayBelowMin),
    absentBelowMin: scaled(shift.absentBelowMin),
  };
}

/** What half a holiday leaves of a shift. */
function partOf(shift: Shift, freeHalf: 'am' | 'pm' | 'full' | null): Part {
  const { start: from, expectedMin } = shift;
  const to = afterStart(shift, shift.end);
  if (freeHalf !== 'am' && freeHalf !== 'pm') return { from, to, expectedMin };
  const middle = from + Math.floor((to - from) / 2);
  const halfAt = shift.halfAt === null ? middle : afterStart(shift, shift.halfAt);
  const split = halfAt < to ? halfAt : middle;
  const before = Math.round((expectedMin * (split - from)) / (to - from));
  return freeHalf === 'pm'
    ? { from, to: split, expectedMin: before }
    : { from: split, to, expectedMin: expectedMin - before };
}

/** A time of day as minutes after midnight of the shift's date, after its start. */
function afterStart({ start }: Shift, time: TimeOfDay): number {
  return time > start ? time : time + DAY_MIN;
}

/** When the core hours of a part begin; null when it has none. */
function coreOf(shift: Shift, { from, to }: Part): number | null {
  if (shift.coreFrom === null || shift.coreTo === null) return null;
  const sinceStart = (time: TimeOfDay) => (time >= shift.start ? time : time + DAY_MIN);
  const begins = Math.max(sinceStart(shift.coreFrom), from);
  return begins < Math.min(sinceStart(shift.coreTo), to) ? begins : null;
}

/**
 * The instant of a time on a date, in minutes after midnight, which may exceed a day. A time that clocks skip is the first
 * that exists; of two the earlier one that is not before `notBefore` (docs/working-time.md#planned-day).
 */
export function instantAt(
  date: string,
  minutes: number,
  zone: CompanyZone,
  notBefore?: number,
): number {
  const key = `${date} ${minutes} ${zone} ${notBefore}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  const instant = findInstant(date, minutes, zone, notBefore);
  if (instants.size >= MOST_INSTANTS) instants.clear();
  instants.set(key, instant);
  return instant;
}

/** A cache: the same shifts of the same dates are planned again and again, and reading a wall clock takes the longest of it. */
const instants = new Map<string, number>();

const MOST_INSTANTS = 10_000;

function findInstant(
  date: string,
  minutes: number,
  zone: CompanyZone,
  notBefore: number | undefined,
): number {
  const day = addDays(date, Math.floor(minutes / DAY_MIN));
  const time = minutes % DAY_MIN;
  const pad = (value: number) => String(value).padStart(2, '0');
  const text = `${day} ${pad(Math.floor(time / 60))}:${pad(time % 60)}:00`;
  try {
    return fromWallClock(text, zone, notBefore);
  } catch (error) {
    if (!(error instanceof SkippedTimeError)) throw error;
    return fromWallClock(error.skippedTo, zone, notBefore);
  }
}

/**
 * Cuts acceptance windows of shifts that overlap, in the middle between the end of the earlier and the start of the later one; see
 * {@link plannedDays}.
 */
export function cutWindows(days: readonly PlannedDay[]): PlannedDay[] {
  const shifts = inOrder(days.flatMap((day) => day.shifts));
  const windows = new Map(shifts.map((item) => [item, { ...item }]));
  for (const [index, later] of shifts.entries()) {
    for (const earlier of shifts.slice(0, index)) {
      if (!haveCommonInstant(earlier, later)) continue;
      const middle = Math.floor((earlier.end + later.start) / 2);
      const [before, after] = [windows.get(earlier), windows.get(later)];
      if (!before || !after) continue;
      windows.set(earlier, { ...before, acceptUntil: Math.min(before.acceptUntil, middle) });
      windows.set(later, { ...after, acceptFrom: Math.max(after.acceptFrom, middle) });
    }
  }
  return days.map((day) => ({
    ...day,
    shifts: day.shifts.map((item) => windows.get(item) ?? item),
  }));
}

/** Whether two windows overlap. That of a shift on a date that a zone skipped is empty. */
function haveCommonInstant(one: PlannedShift, other: PlannedShift): boolean {
  return Math.max(one.acceptFrom, other.acceptFrom) < Math.min(one.acceptUntil, other.acceptUntil);
}
