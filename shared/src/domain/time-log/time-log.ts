import { type BreakSpan, breakMilliseconds } from '../breaks/index.ts';
import { HOUR_MS, wholeMinutes } from '../units.ts';
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
 * Minutes worked in a log: out − in − breaks, a difference of instants that is rounded once, at the end (design §10).
 * Null without a punch-out; never negative. A break without an end lasts until the punch-out.
 * @example workedMinutes({ punchIn: 0, punchOut: 3_600_000, breaks: [] }) // 60
 */
export function workedMinutes({ punchIn, punchOut, breaks }: WorkSession): number | null {
  if (punchOut === null) return null;
  return wholeMinutes(Math.max(0, punchOut - punchIn - breakMilliseconds(breaks, punchOut)));
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
  return openLog.workDate < today(now, zone) && isImplausiblyLong(openLog.punchIn, now);
}

/**
 * Whether a log from `punchIn` to `until` (epoch milliseconds) is longer than people work: more than 16 hours. Its
 * punch-out was probably forgotten (design §10).
 */
export function isImplausiblyLong(punchIn: number, until: number): boolean {
  return until - punchIn > MISSING_OUT_AFTER_HOURS * HOUR_MS;
}

/** Whole minutes from `punchIn` to `until` (epoch milliseconds), breaks included; never negative. */
export function elapsedMinutes(punchIn: number, until: number): number {
  return wholeMinutes(Math.max(0, until - punchIn));
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
