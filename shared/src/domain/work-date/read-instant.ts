import type { CompanyZone } from './company-zone.ts';
import { fromWallClock, WallClockUnreadableError } from './wall-clock.ts';

const WITH_OFFSET =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i;

/**
 * A time that somebody sends, as an instant (epoch milliseconds, whole seconds): company wall-clock text as
 * the specification has it, or ISO 8601 with an offset, which names an instant by itself (design §10).
 * @param notBefore decides which of two equal wall-clock times is meant; see {@link fromWallClock}.
 * @throws WallClockUnreadableError when the text is neither.
 * @throws WallClockGapError when the company's clocks skipped it.
 * @example readInstant('1970-01-01T01:00:00+01:00', 'UTC-06:00') // 0
 */
export function readInstant(text: string, zone: CompanyZone, notBefore?: number): number {
  const match = WITH_OFFSET.exec(text.trim());
  if (!match) return fromWallClock(text, zone, notBefore);
  const [, date = '', minutes = '', seconds = ':00', offset = ''] = match;
  // The calendar is checked as if the time were UTC's: Date.parse would take 30 February for 2 March.
  fromWallClock(`${date} ${minutes}${seconds}`, 'UTC+00:00');
  const instant = Date.parse(`${date}T${minutes}${seconds}${offset.toUpperCase()}`);
  if (!Number.isNaN(instant)) return instant;
  throw new WallClockUnreadableError(`${JSON.stringify(text)} is no time with an offset`);
}
