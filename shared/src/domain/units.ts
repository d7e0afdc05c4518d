/** Durations in milliseconds. A calendar day may be an hour shorter or longer. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Rounds a duration in milliseconds to whole minutes: the only place where times are rounded (design §10). */
export function wholeMinutes(milliseconds: number): number {
  return Math.round(milliseconds / MINUTE_MS);
}
