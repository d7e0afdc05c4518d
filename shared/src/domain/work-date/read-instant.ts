import type { CompanyZone } from './company-zone.ts';
import { chooseInstant, WallClockUnreadableError, wallClockInstants } from './wall-clock.ts';

const WITH_OFFSET =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i;

/** An instant that was given beside a text and is not one that the text can mean. */
export class InstantMismatchError extends Error {
  override name = 'InstantMismatchError';
}

/** What is known of a time beside its text. */
export interface TimeHints {
  /** The instant itself, ISO 8601 with an offset. */
  readonly at?: string | null | undefined;
  /** The instant (epoch milliseconds) that the same field had before: an unchanged text still means it. */
  readonly known?: number | null | undefined;
  /** Decides which of two equal times is meant when nothing else does (epoch milliseconds). */
  readonly notBefore?: number | undefined;
}

/**
 * Every instant (epoch milliseconds, whole seconds) that a time can mean, the earlier first: wall-clock text of the
 * zone as the specification has it may have been shown twice; ISO 8601 with an offset names one by itself.
 * @throws WallClockUnreadableError when the text is neither.
 * @throws WallClockGapError when the zone's clocks skipped it.
 * @example instantsOf('2026-11-01 01:30:00', 'America/Chicago').length // 2
 */
export function instantsOf(text: string, zone: CompanyZone): readonly number[] {
  const match = WITH_OFFSET.exec(text.trim());
  if (!match) return wallClockInstants(text, zone);
  const [, date = '', minutes = '', seconds = ':00', offset = ''] = match;
  // The calendar is checked as if the time were UTC's: Date.parse would take 30 February for 2 March.
  wallClockInstants(`${date} ${minutes}${seconds}`, 'UTC+00:00');
  const instant = Date.parse(`${date}T${minutes}${seconds}${offset.toUpperCase()}`);
  if (!Number.isNaN(instant)) return [instant];
  throw new WallClockUnreadableError(`${JSON.stringify(text)} is no time with an offset`);
}

/**
 * A time that somebody sends, as an instant; see {@link instantsOf}. Of two equal wall-clock times it is the earlier,
 * unless that lies before `notBefore`: then the later (design §10).
 * @example readInstant('1970-01-01T01:00:00+01:00', 'UTC-06:00') // 0
 */
export function readInstant(text: string, zone: CompanyZone, notBefore?: number): number {
  return chooseInstant(instantsOf(text, zone), notBefore);
}

/**
 * The one instant that a typed time means: its only one, or the one of two that `at` (ISO 8601 with an offset) names.
 * Undefined while nobody has said which of two equal times it is; an `at` of another time says nothing.
 * @throws WallClockUnreadableError, WallClockGapError as {@link instantsOf}.
 * @example chosenInstant('2026-11-01 01:30:00', 'America/Chicago', undefined) // undefined
 */
export function chosenInstant(
  text: string,
  zone: CompanyZone,
  at: string | null | undefined,
): number | undefined {
  const instants = instantsOf(text, zone);
  const named = Date.parse(at ?? '');
  return instants.length === 1 ? instants[0] : instants.find((instant) => instant === named);
}

/**
 * A time that somebody sends together with what else is known of it: the instant given beside it; else the instant
 * that it had before, if the text still is that one's; else the rule of {@link readInstant}. So a text that was read
 * and sent back unchanged keeps its instant, also in an hour that comes twice (design §10).
 * @throws InstantMismatchError when the given instant is none that the text can mean.
 */
export function resolveInstant(
  text: string,
  zone: CompanyZone,
  { at, known, notBefore }: TimeHints = {},
): number {
  const instants = instantsOf(text, zone);
  if (at) {
    const given = readInstant(at, zone);
    if (instants.includes(given)) return given;
    throw new InstantMismatchError(`${at} is not ${text.trim()} in ${zone}`);
  }
  if (known !== undefined && known !== null && instants.includes(known)) return known;
  return chooseInstant(instants, notBefore);
}
