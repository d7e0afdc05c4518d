/// <reference lib="esnext.temporal" />
// Dates and instants by Temporal; the production code uses Intl.

/** The days between two dates. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** All dates from one to another, both included. */
export function datesFrom(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7;
}

/** The date at an instant. */
export function dateAt(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(temporalZone(zone))
    .toPlainDate()
    .toString();
}

/**
 * The instant of a time of day, in minutes after the midnight with which the date begins; 1440 and more are on later dates. A time that clocks
 * skip is the first minute that exists; one that occurs twice is the earlier one.
 */
export function instantAt(date: string, minute: number, zone: string): number {
  return instantsAt(date, minute, zone)[0] ?? Number.NaN;
}

/** The same for an end: of a time that occurs twice the earlier one after `start`. */
export function endAt(date: string, minute: number, zone: string, start: number): number {
  const instants = instantsAt(date, minute, zone);
  return instants.find((instant) => instant > start) ?? instants.at(-1) ?? Number.NaN;
}

// Thousands of histories ask for the same few weeks.
const known = new Map<string, number[]>();

function instantsAt(date: string, minute: number, zone: string): number[] {
  const key = `${zone} ${date} ${minute}`;
  const found = known.get(key) ?? findInstants(date, minute, zone);
  known.set(key, found);
  return found;
}

function findInstants(date: string, minute: number, zone: string): number[] {
  const clock = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: minute });
  const id = temporalZone(zone);
  const earlier = clock.toZonedDateTime(id, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(clock)) {
    const later = clock.toZonedDateTime(id, { disambiguation: 'later' });
    return [...new Set([earlier.epochMilliseconds, later.epochMilliseconds])];
  }
  // Skipped: `earlier` is before the clocks go forward, and the next change is that one.
  return [earlier.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.NaN];
}

/** Temporal names the fixed offset `UTC-06:00` `-06:00`. */
const temporalZone = (zone: string) => zone.replace(/^UTC(?=[+-])/, '');
