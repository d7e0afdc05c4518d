import type { BreakSpan } from '../breaks/index.ts';
import { type CompanyZone, readInstant } from '../work-date/index.ts';

/** A break of a log: its times are ISO 8601 with an offset, or on a base backend wall-clock texts (decision 051). */
export interface WireBreak {
  readonly startTime: string | null;
  /** Null while the break is open. */
  readonly endTime: string | null;
}

/**
 * A break in epoch milliseconds. A text in the repeated hour is the earlier instant that is not before `notBefore`, the
 * log's punch-in (design §10).
 * @throws WallClockUnreadableError, SkippedTimeError when a time cannot be read.
 */
export function readBreak(
  { startTime, endTime }: WireBreak,
  zone: CompanyZone,
  notBefore?: number,
): BreakSpan {
  const start = readInstant(startTime ?? '', zone, notBefore);
  return { start, end: endTime === null ? null : readInstant(endTime, zone, start) };
}
