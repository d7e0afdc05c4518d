import type { BreakSpan } from '../breaks/index.ts';
import { type CompanyZone, fromWallClock, readInstant } from '../work-date/index.ts';

/** A break in its wire format (spec §3): wall-clock texts, and on our own server its instants (decision 051). */
export interface WireBreak {
  readonly startTime: string | null;
  /** Null while the break is open. */
  readonly endTime: string | null;
  /** ISO 8601 with an offset; absent or null when the backend sends none. */
  readonly startAt?: string | null;
  readonly endAt?: string | null;
}

/**
 * A break in epoch milliseconds: its instants, or else its texts. A text in the repeated hour is then the earlier
 * instant that is not before `notBefore`, the log's punch-in (design §10).
 * @throws WallClockUnreadableError, SkippedTimeError when there is no instant and a text cannot be read.
 */
export function readBreak(
  { startTime, endTime, startAt, endAt }: WireBreak,
  zone: CompanyZone,
  notBefore?: number,
): BreakSpan {
  const start = startAt
    ? readInstant(startAt, zone)
    : fromWallClock(startTime ?? '', zone, notBefore);
  if (endAt) return { start, end: readInstant(endAt, zone) };
  return { start, end: endTime === null ? null : fromWallClock(endTime, zone, start) };
}
