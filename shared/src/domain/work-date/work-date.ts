import { type CompanyZone, offsetAt } from './company-zone.ts';

/**
 * The work date of an instant: its calendar date in the zone, `YYYY-MM-DD` (design §10). Pass the punch-in, because a
 * night shift belongs to the day on which it started.
 * @example workDateOf(Date.UTC(2026, 2, 9, 5), 'UTC-06:00') // '2026-03-08'
 */
export function workDateOf(instant: number, zone: CompanyZone): string {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10);
}

/** Today's work date: the company's date at `now` (epoch milliseconds). */
export function today(now: number, zone: CompanyZone): string {
  return workDateOf(now, zone);
}
