import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Parses company wall-clock text, `YYYY-MM-DD HH:mm[:ss]` with a space or a `T`, or a bare date. Ignores a zone or
 * fraction after it, because the wall clock is shown as written. Returns undefined when unreadable.
 * Parses as UTC, where every time exists: 02:30 of the company may be a skipped time in the browser's zone.
 */
function readWallClock(text: string | null | undefined) {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?/.exec(text ?? '');
  if (!match) return undefined;
  const wallClock = `${match[1]} ${match[2] ?? '00:00'}`;
  const read = dayjs.utc(wallClock);
  // A date or time that does not exist, such as 30 February, is read as a later one.
  const exists = read.format('YYYY-MM-DD HH:mm') === wallClock;
  return exists ? { at: read, hasTime: match[2] !== undefined } : undefined;
}

/**
 * A date as 'MMM dd, yyyy' (spec §9); '-' when unreadable. Never shifted by a zone.
 * @example formatDate('2026-03-08') // 'Mar 08, 2026'
 */
export function formatDate(text: string | null | undefined): string {
  return readWallClock(text)?.at.format('MMM DD, YYYY') ?? '-';
}

/**
 * A month `YYYY-MM` in words; '-' when unreadable.
 * @example formatMonth('2026-11') // 'November 2026'
 */
export function formatMonth(month: string): string {
  return readWallClock(`${month}-01`)?.at.format('MMMM YYYY') ?? '-';
}

/**
 * The time of a wall-clock text, or a bare time, as 'hh:mm a' (spec §9); '-' when it has none or is unreadable.
 * @example formatTime('2026-03-08 17:05:00') // '05:05 PM'
 * @example formatTime('17:05') // '05:05 PM'
 */
export function formatTime(text: string | null | undefined): string {
  const isBare = /^\d{2}:/.test(text ?? '');
  const read = readWallClock(isBare ? `1970-01-01 ${text}` : text);
  return read?.hasTime ? read.at.format('hh:mm A') : '-';
}

/**
 * The times of a shift, `HH:mm`; an end at or before the start is on the next day (docs/working-time.md#plans). '-' for an unreadable one.
 * @example formatShiftTimes('22:00', '06:00') // '10:00 PM – 06:00 AM, next day'
 */
export function formatShiftTimes(start: string | null, end: string | null): string {
  const times = `${formatTime(start)} – ${formatTime(end)}`;
  const isNextDay = start !== null && end !== null && end <= start;
  return isNextDay ? `${times}, next day` : times;
}

/**
 * The label of a break log's day, 'EEE, MMM dd, yyyy' (spec §9); '-' when unreadable.
 * @example formatDayLabel('2026-03-08') // 'Sun, Mar 08, 2026'
 */
export function formatDayLabel(text: string | null | undefined): string {
  return readWallClock(text)?.at.format('ddd, MMM DD, YYYY') ?? '-';
}

/** The browser's date `YYYY-MM-DD` at `now` (epoch milliseconds): "today" on a base backend (design §10). */
export function localDate(now: number): string {
  return dayjs(now).format('YYYY-MM-DD');
}
