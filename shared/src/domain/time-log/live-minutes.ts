import { totalBreakMinutes } from '../breaks/index.ts';
import { type CompanyZone, readInstant } from '../work-date/index.ts';
import { readBreak, type WireBreak } from './read-break.ts';
import { workedMinutes } from './time-log.ts';

/** An open log. Times are ISO 8601 with an offset, or on a base backend wall-clock text. */
interface OpenLog {
  readonly punchIn: string | null;
  readonly breaks: readonly WireBreak[];
}

/**
 * Minutes worked and on break so far in an open log (design §10): differences of instants, rounded once. Undefined when
 * one of its times is unreadable, or when `now` (epoch milliseconds) is before its punch-in.
 */
export function liveMinutes(
  log: OpenLog,
  now: number,
  zone: CompanyZone,
): { readonly worked: number; readonly breaks: number } | undefined {
  try {
    const punchIn = readInstant(log.punchIn ?? '', zone);
    const spans = log.breaks.map((item) => readBreak(item, zone, punchIn));
    const worked = workedMinutes({ punchIn, punchOut: now, breaks: spans });
    if (worked === null || now < punchIn) return undefined;
    return { worked, breaks: totalBreakMinutes(spans, now) };
  } catch {
    return undefined;
  }
}
