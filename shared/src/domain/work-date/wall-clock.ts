import { DAY_MS, MINUTE_MS } from '../units.ts';
import { type CompanyZone, offsetAt } from './company-zone.ts';

const TEXT = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** A string that is not a wall-clock time. */
export class WallClockUnreadableError extends Error {
  override name = 'WallClockUnreadableError';
}

/** A time that does not exist because the clocks went forward over it. */
export class SkippedTimeError extends Error {
  override name = 'SkippedTimeError';
  /** First wall-clock time that does not exist, `YYYY-MM-DD HH:mm:ss`. */
  readonly skippedFrom: string;
  /** First wall-clock time that exists again. */
  readonly skippedTo: string;

  /** Times are milliseconds, as if the zone were UTC. */
  constructor(time: number, zone: CompanyZone, from: number, to: number) {
    super(
      `${inWords(time)} does not exist in ${zone}: clocks went forward from ${inWords(from)} to ${inWords(to)}. Enter an earlier or later time.`,
    );
    this.skippedFrom = asText(from);
    this.skippedTo = asText(to);
  }
}

/**
 * An instant (epoch milliseconds) as company wall-clock text `YYYY-MM-DD HH:mm:ss` (spec §3, Time log).
 * Fractions of a second are dropped.
 * @example toWallClock(0, 'UTC-06:00') // '1969-12-31 18:00:00'
 */
export function toWallClock(instant: number, zone: CompanyZone): string {
  return asText(instant + offsetAt(instant, zone));
}

/**
 * The wall-clock text of a time as {@link toWallClock}: without the offset of ISO 8601; seconds are kept if there are any.
 * @example wallClockOf('1969-12-31T18:00:00-06:00') // '1969-12-31 18:00:00'
 */
export const wallClockOf = (time: string): string =>
  time
    .trim()
    .replace(/(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/i, '')
    .replace(/T/i, ' ');

/**
 * The same instant as ISO 8601 with the zone's offset, whole seconds.
 * @example toIsoWithOffset(0, 'UTC-06:00') // '1969-12-31T18:00:00-06:00'
 */
export function toIsoWithOffset(instant: number, zone: CompanyZone): string {
  const offset = offsetAt(instant, zone);
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const rest = String(minutes % 60).padStart(2, '0');
  return `${asText(instant + offset).replace(' ', 'T')}${offset < 0 ? '-' : '+'}${hours}:${rest}`;
}

/**
 * Every instant (epoch milliseconds) at which the zone's clocks showed a wall-clock text, the earlier first: one, or
 * two in a repeated hour. Seconds are optional; the separator is a space or a `T`.
 * @throws WallClockUnreadableError when the text is not a time on an existing date.
 * @throws SkippedTimeError when the clocks skipped it.
 * @example wallClockInstants('1970-01-01 00:00:00', 'UTC+00:00') // [0]
 */
export function wallClockInstants(text: string, zone: CompanyZone): readonly number[] {
  const local = readText(text);
  const before = offsetAt(local - DAY_MS, zone);
  const after = offsetAt(local + DAY_MS, zone);
  const matches = [local - before, local - after].filter((t) => t + offsetAt(t, zone) === local);
  if (matches.length === 0) {
    const change = findChange(local, zone, before);
    throw new SkippedTimeError(local, zone, change + before, change + after);
  }
  return [...new Set(matches)].toSorted((a, b) => a - b);
}

/**
 * Company wall-clock text as an instant in epoch milliseconds (design §10). A time in a repeated hour is the earlier
 * instant, unless that is before `notBefore` (the punch-in of a punch-out): then the later.
 * @throws WallClockUnreadableError, SkippedTimeError as {@link wallClockInstants}.
 * @example fromWallClock('1970-01-01 00:00:00', 'UTC+00:00') // 0
 */
export function fromWallClock(text: string, zone: CompanyZone, notBefore = -Infinity): number {
  return chooseInstant(wallClockInstants(text, zone), notBefore);
}

/** The first instant that is not before `notBefore`, else the last one (design §10). */
export function chooseInstant(instants: readonly number[], notBefore = -Infinity): number {
  return instants.find((instant) => instant >= notBefore) ?? instants.at(-1) ?? Number.NaN;
}

/** The first instant, within a day of `local`, at which the offset is no longer `before`. */
function findChange(local: number, zone: CompanyZone, before: number): number {
  let low = local - DAY_MS;
  let high = local + DAY_MS;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function readText(text: string): number {
  const match = TEXT.exec(text.trim());
  if (match) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
      .slice(1)
      .map((part) => Number(part ?? 0));
    const time = Date.UTC(year, month - 1, day, hour, minute, second);
    const normal = `${match[1]}-${match[2]}-${match[3]} ${match[4]}:${match[5]}:${match[6] ?? '00'}`;
    if (asText(time) === normal) return time;
  }
  throw new WallClockUnreadableError(
    `${JSON.stringify(text)} is not a time like 2026-03-28 09:30:00`,
  );
}

/** As the console shows dates and times (spec §9), without the library for them, which the sign-in page does not load. */
const inWords = (time: number) =>
  new Date(time)
    .toLocaleString('en-US', {
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    })
    .replace('\u202f', ' ');

function asText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
