import { type BreakSpan, breakMilliseconds } from '../breaks/index.ts';
import type { TimeLogState } from '../time-log/index.ts';
import { MINUTE_MS, wholeMinutes } from '../units.ts';
import type { BreakRule, TimePolicy } from './plan.ts';

/** A time log of a day; instants in epoch milliseconds. */
export interface DayLog {
  readonly punchIn: number;
  readonly punchOut: number | null;
  readonly state: TimeLogState;
  readonly breaks: readonly BreakSpan[];
}

/** What was worked on a day, step by step: exact milliseconds, and the minutes after rounding. */
export interface DayMinutes {
  readonly presenceMs: number;
  readonly recordedBreaksMs: number;
  /** The part of the recorded breaks that is paid. */
  readonly paidBreakMs: number;
  /** What the break rules require at least, less the time between logs. */
  readonly minimumBreakMs: number;
  readonly deductionMs: number;
  readonly workedMin: number;
  readonly breakMin: number;
}

/**
 * Worked time and breaks of a day (docs/working-time.md#minutes-of-a-day). Logs without a punch-out have no worked time.
 * @example dayMinutes([{ punchIn: 0, punchOut: 3_600_000, state: 'closed', breaks: [] }], DEFAULT_TIME_POLICY).workedMin // 60
 */
export function dayMinutes(logs: readonly DayLog[], policy: TimePolicy): DayMinutes {
  const sessions = logs.flatMap(toSpan).toSorted((a, b) => a.from - b.from);
  const presenceMs = sum(sessions.map(({ from, to }) => to - from));
  const recordedBreaksMs = sum(sessions.map(({ breaksMs }) => breaksMs));
  const [paidRules, dueRules] = [
    policy.breakRules.filter(({ isPaid }) => isPaid),
    policy.breakRules.filter(({ isPaid }) => !isPaid),
  ];
  const paidBreakMs = Math.min(recordedBreaksMs, highest(paidRules, presenceMs - recordedBreaksMs));
  const unpaidMs = recordedBreaksMs - paidBreakMs;
  const between = sum(
    sessions.map(({ from }, index) => Math.max(0, from - (sessions[index - 1]?.to ?? from))),
  );
  const minimumBreakMs = Math.max(0, highest(dueRules, presenceMs - unpaidMs) - between);
  const deductionMs = Math.max(unpaidMs, minimumBreakMs);
  const breaksMs = Math.max(recordedBreaksMs, paidBreakMs + deductionMs);
  return {
    presenceMs,
    recordedBreaksMs,
    paidBreakMs,
    minimumBreakMs,
    deductionMs,
    workedMin: rounded(Math.max(0, presenceMs - deductionMs), policy),
    breakMin: wholeMinutes(breaksMs + unfinishedBreaks(logs)),
  };
}

function toSpan({ punchIn: from, punchOut: to, breaks }: DayLog) {
  if (to === null) return [];
  return [{ from, to, breaksMs: Math.min(to - from, breakMilliseconds(breaks, to)) }];
}

/** Ended breaks of logs that have no punch-out: breaks, but not of worked time. */
function unfinishedBreaks(logs: readonly DayLog[]): number {
  return sum(
    logs
      .filter(({ punchOut }) => punchOut === null)
      .map(({ breaks }) => breakMilliseconds(breaks.filter(({ end }) => end !== null))),
  );
}

/** The most minutes, in milliseconds, of the rules that a time of work exceeds. */
function highest(rules: readonly BreakRule[], workedMs: number): number {
  const exceeded = rules.filter(({ afterMin }) => workedMs > afterMin * MINUTE_MS);
  return Math.max(0, ...exceeded.map(({ minutes }) => minutes)) * MINUTE_MS;
}

/** Rounds exact time once, as the policy says; a half is rounded up. */
function rounded(milliseconds: number, { rounding, stepMin }: TimePolicy): number {
  const steps = milliseconds / (stepMin * MINUTE_MS);
  const round = { nearest: Math.round, down: Math.floor, up: Math.ceil }[rounding];
  return round(steps) * stepMin;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
