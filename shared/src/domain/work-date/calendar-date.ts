import { DAY_MS } from '../units.ts';

/**
 * Adds days to a calendar date `YYYY-MM-DD`. Calculates in UTC, where every day has 24 hours, so no zone or DST change
 * is involved.
 * @throws RangeError when the date does not exist.
 * @example addDays('2028-02-28', 1) // '2028-02-29'
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** First day of the date's month. */
export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** Last day of the date's month. */
export function lastOfMonth(date: string): string {
  return addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1);
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
