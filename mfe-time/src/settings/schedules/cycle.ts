import type { Shift } from '@rollcall/shared/calls';
import { addDays, formatTime } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** A piece of a shift on one day of the cycle, in minutes after its midnight. */
export interface Bar {
  readonly shift: Shift;
  readonly from: number;
  readonly to: number;
}

export type ShiftsById = ReadonlyMap<number, Shift>;

const DAY_MIN = 24 * 60;

/** The label of a day of a cycle: its weekday where the cycle is whole weeks, otherwise its number. */
export function dayLabel(index: number, length: number, anchorDate: string): string {
  const number = TEXTS.day(index + 1);
  if (length % 7 !== 0 || anchorDate === '') return number;
  const weekday = new Date(`${addDays(anchorDate, index)}T00:00:00Z`).toLocaleDateString('en', {
    weekday: length === 7 ? 'long' : 'short',
    timeZone: 'UTC',
  });
  return length === 7 ? weekday : `${number}, ${weekday}`;
}

/** What is drawn on a day of the cycle: its shifts, and the rest of those of the day before that end after midnight. */
export function barsOf(
  days: readonly (readonly number[])[],
  index: number,
  shifts: ShiftsById,
): Bar[] {
  const before = days[(index - 1 + days.length) % days.length] ?? [];
  const spans = (ids: readonly number[], offset: number) =>
    ids.flatMap((id) => {
      const shift = shifts.get(id);
      const span = shift && spanOf(shift);
      return shift && span ? [{ shift, from: span.from + offset, to: span.to + offset }] : [];
    });
  return [...spans(before, -DAY_MIN), ...spans(days[index] ?? [], 0)]
    .map(({ shift, from, to }) => ({
      shift,
      from: Math.max(0, from),
      to: Math.min(DAY_MIN, to),
    }))
    .filter(({ from, to }) => from < to);
}

/** The shifts of a day in words. */
export function dayText(ids: readonly number[], shifts: ShiftsById): string {
  const names = ids.map((id) => {
    const shift = shifts.get(id);
    return shift
      ? `${shift.name}, ${formatTime(shift.startTime)} – ${formatTime(shift.endTime)}`
      : '-';
  });
  return names.join('; ') || TEXTS.dayOff;
}

/** Expected minutes of a cycle for each seven days, rounded. */
export function minutesPerWeek(
  days: readonly (readonly number[])[],
  shifts: ShiftsById,
): number | null {
  if (days.length === 0) return null;
  const minutes = days.flat().reduce((sum, id) => sum + (shifts.get(id)?.expectedMin ?? 0), 0);
  return Math.round((minutes * 7) / days.length);
}

/** The days with another number of them: longer cycles repeat what is there. */
export function withLength(
  days: readonly (readonly number[])[],
  length: number,
): (readonly number[])[] {
  return Array.from({ length }, (_, index) => days[index % Math.max(1, days.length)] ?? []);
}

function spanOf(shift: Shift): { from: number; to: number } | undefined {
  const hours = minutesOf(shift);
  if (!hours) return undefined;
  const { start, end } = hours;
  return { from: start, to: end > start ? end : end + DAY_MIN };
}

/** Start and end of a shift in minutes after midnight; undefined when one is not known. */
export function minutesOf({
  startTime,
  endTime,
}: Shift): { start: number; end: number } | undefined {
  const [start, end] = [minuteOf(startTime), minuteOf(endTime)];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
