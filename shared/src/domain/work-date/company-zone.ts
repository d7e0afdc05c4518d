import { MINUTE_MS } from '../units.ts';

/**
 * The time zone of a company's working days: an IANA name (`America/Chicago`) or a fixed offset (`UTC-06:00`). Always a
 * string, so that it can be stored with each record (design §10).
 */
export type CompanyZone = string;

/** Fixed offset of the working day when no zone is configured (spec §9). */
export const DEFAULT_UTC_OFFSET_MINUTES = -360;

const MAX_OFFSET_MINUTES = 14 * 60;
const FIXED = /^UTC([+-])(\d{2}):(\d{2})$/;

/**
 * The zone of a fixed offset, given in minutes east of UTC.
 * @throws RangeError beyond 14 hours, the largest offset in use.
 * @example fixedZone(-360) // 'UTC-06:00'
 */
export function fixedZone(offsetMinutes: number): CompanyZone {
  if (!Number.isInteger(offsetMinutes) || Math.abs(offsetMinutes) > MAX_OFFSET_MINUTES) {
    throw new RangeError(`${offsetMinutes} is not a whole number of minutes from -840 to 840`);
  }
  const minutes = Math.abs(offsetMinutes);
  return `UTC${offsetMinutes < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Whether the text names a zone that {@link offsetAt} can read on this machine. */
export function isZone(text: string): boolean {
  try {
    offsetAt(0, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Offset of a zone from UTC at an instant, in milliseconds, positive east of Greenwich.
 * @throws RangeError when the zone is unknown.
 */
export function offsetAt(instant: number, zone: CompanyZone): number {
  const fixed = FIXED.exec(zone);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3]);
    if (minutes > MAX_OFFSET_MINUTES) throw new RangeError(`${zone} is not a time zone`);
    return (fixed[1] === '-' ? -minutes : minutes) * MINUTE_MS;
  }
  const whole = Math.floor(instant / 1000) * 1000;
  return localTime(whole, zone) - whole;
}

/** The wall clock at an instant, read as if it were UTC. */
function localTime(instant: number, zone: CompanyZone): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) {
    part[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A cache: creating a formatter costs a thousand times as much as using it. */
const formatters = new Map<CompanyZone, Intl.DateTimeFormat>();

function formatterOf(zone: CompanyZone): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
