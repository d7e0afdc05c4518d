import type { HolidayBody } from '@rollcall/shared/contract';

const NOON_MIN = 12 * 60;
const DAY_MIN = 24 * 60;

/**
 * The part of a day that a holiday takes: its second half when it begins at noon or later, its first half when it ends at 13:00 or
 * earlier, otherwise the whole day.
 * @param startMin minutes since midnight
 * @param endMin minutes since midnight of the same day, 1440 at its end
 */
export function partOfDay(startMin: number, endMin: number): HolidayBody['part'] {
  if (startMin >= NOON_MIN && startMin < DAY_MIN) return 'pm';
  return endMin <= NOON_MIN + 60 ? 'am' : 'full';
}

/** Earlier wins, a whole day before half a one: a calendar has one holiday per date. Sorted by date. */
export function onePerDate<Holiday extends HolidayBody>(holidays: readonly Holiday[]): Holiday[] {
  const byDate = new Map<string, Holiday>();
  for (const holiday of holidays) {
    const other = byDate.get(holiday.date);
    if (!other || (other.part !== 'full' && holiday.part === 'full')) {
      byDate.set(holiday.date, holiday);
    }
  }
  return [...byDate.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}
