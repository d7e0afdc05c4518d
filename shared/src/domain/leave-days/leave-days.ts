import { DAY_MS } from '../units.ts';

/** Days from 1970 to a date; undefined for a date that does not exist. Calculated in UTC, where a day has 24 hours. */
function dayNumber(date: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day
    ? at.getTime() / DAY_MS
    : undefined;
}

/**
 * Days of a leave, both ends counted (spec §2, Leave Management). Dates are `YYYY-MM-DD` company dates; no
 * zone is involved. Returns 0 when either date is unreadable or the end is before the start.
 * @example leaveDays('2026-03-28', '2026-03-30') // 3
 */
export function leaveDays(startDate: string, endDate: string): number {
  const start = dayNumber(startDate);
  const end = dayNumber(endDate);
  if (start === undefined || end === undefined || end < start) return 0;
  return end - start + 1;
}

/**
 * The duration column of a leave, 'N day' or 'N days' (spec §2); '-' for an unreadable one.
 * @example formatLeaveDays(1) // '1 day'
 */
export function formatLeaveDays(days: number): string {
  if (!Number.isInteger(days) || days < 1) return '-';
  return days === 1 ? '1 day' : `${days} days`;
}
