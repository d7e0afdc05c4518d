import type { CompanyZone } from './company-zone.ts';
import {
  chooseInstant,
  WallClockUnreadableError,
  wallClockInstants,
  wallClockOf,
} from './wall-clock.ts';

const WITH_OFFSET =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i;

/**
 * Every instant (epoch milliseconds, whole seconds) that a time can mean, the earlier first. Wall-clock text, as in the
 * specification, has two in an hour that is repeated; ISO 8601 with an offset has exactly one.
 * @throws WallClockUnreadableError when the text is neither.
 * @throws SkippedTimeError when the zone's clocks skipped it.
 * @example instantsOf('2026-11-01 01:30:00', 'America/Chicago').length // 2
 */
export function instantsOf(text: string, zone: CompanyZone): readonly number[] {
  const match = WITH_OFFSET.exec(text.trim());
  if (!match) return wallClockInstants(text, zone);
  const [, date = '', minutes = '', seconds = ':00', offset = ''] = match;
  // Checks the calendar date as UTC: Date.parse would read 30 February as 2 March.
  wallClockInstants(`${date} ${minutes}${seconds}`, 'UTC+00:00');
  const instant = Date.parse(`${date}T${minutes}${seconds}${offset.toUpperCase()}`);
  if (!Number.isNaN(instant)) return [instant];
  throw new WallClockUnreadableError(
    `${JSON.stringify(text)} is not a time with an offset like 2026-03-28T09:30:00-06:00`,
  );
}

/**
 * Parses a time from a request into an instant; see {@link instantsOf}. An ambiguous wall-clock time is the earlier
 * instant, unless that is before `notBefore`: then the later (design §10).
 * @example readInstant('1970-01-01T01:00:00+01:00', 'UTC-06:00') // 0
 */
export function readInstant(text: string, zone: CompanyZone, notBefore?: number): number {
  return chooseInstant(instantsOf(text, zone), notBefore);
}

/**
 * The instant that a time on the clocks of a zone means: its only one, or the one of two that its offset names. Undefined for
 * a time that occurs twice and names neither. The offset of a time that occurs once is ignored: what was typed may have got
 * another zone since.
 * @throws WallClockUnreadableError, SkippedTimeError as {@link instantsOf}.
 * @example chosenInstant('2026-11-01 01:30:00', 'America/Chicago') // undefined
 */
export function chosenInstant(time: string, zone: CompanyZone): number | undefined {
  const instants = wallClockInstants(wallClockOf(time), zone);
  if (instants.length === 1) return instants[0];
  const named = instantsOf(time, zone);
  return named.length === 1 ? instants.find((instant) => instant === named[0]) : undefined;
}
