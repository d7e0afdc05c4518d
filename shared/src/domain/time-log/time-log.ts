import { type BreakSpan, breakMilliseconds } from '../breaks/index.ts';
import { HOUR_MS, MINUTE_MS } from '../units.ts';
import { type CompanyZone, today } from '../work-date/index.ts';

/** `open`: still punched in; `closed`: punched out; `missing-out`: closed without a punch-out (design §10). */
export type TimeLogState = 'open' | 'closed' | 'missing-out';

/** One work session, half-open [punchIn, punchOut), in epoch milliseconds. */
export interface WorkSession {
  readonly punchIn: number;
  readonly punchOut: number | null;
  readonly breaks: readonly BreakSpan[];
}

/** The next punch-in marks an open log older than this as missing its out (design §10). */
export const MISSING_OUT_AFTER_HOURS = 16;

/**
 * Minutes worked: out − in − breaks, calculated from instants and rounded once at the end (design §10).
 * Null without a punch-out; never negative.
 * @example workedMinutes({ punchIn: 0, punchOut: 3_600_000, breaks: [] }) // 60
 */
export function workedMinutes({ punchIn, punchOut, breaks }: WorkSession): number | null {
  if (punchOut === null) return null;
  return workedMinutesOf(punchOut - punchIn, breakMilliseconds(breaks, punchOut));
}

/**
 * Minutes worked in several logs: the sum of their spans (out − in) less the sum of their breaks, both in milliseconds.
 * @example workedMinutesOf(2 * 90_000, 30_000) // 3
 */
export function workedMinutesOf(spanMs: number, breaksMs: number): number {
  return Math.max(0, Math.round((spanMs - breaksMs) / MINUTE_MS));
}

/**
 * Whether an open log counts as missing its punch-out when its owner punches in at `now` (epoch milliseconds): it has
 * an earlier work date and is older than 16 hours. Otherwise the punch-in is refused (design §10).
 */
export function isMissingOut(
  openLog: { readonly punchIn: number; readonly workDate: string },
  now: number,
  zone: CompanyZone,
): boolean {
  const isEarlierDay = openLog.workDate < today(now, zone);
  return isEarlierDay && now - openLog.punchIn > MISSING_OUT_AFTER_HOURS * HOUR_MS;
}

/** The `status` of a log in responses: 'Missing Punch-Out' when closed without a punch-out, else 'Present' (spec §3). */
export function statusOfState(state: TimeLogState): string {
  return state === 'missing-out' ? 'Missing Punch-Out' : 'Present';
}

/**
 * The text of the status column: 'present' and 'active' in any case show 'Active', any other is unchanged (spec §4).
 * An empty or absent status shows '-'.
 * @example displayStatus('PRESENT') // 'Active'
 */
export function displayStatus(status: string | null | undefined): string {
  const text = (status ?? '').trim();
  if (text === '') return '-';
  return /^(present|active)$/i.test(text) ? 'Active' : text;
}
