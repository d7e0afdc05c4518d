import { MINUTE_MS } from '../units.ts';
import { type DayLog, type DayMinutes, dayMinutes } from './day-minutes.ts';
import { nightMinutes } from './overtime.ts';
import type { TimePolicy } from './plan.ts';
import { instantAt, type PlannedDay } from './planned-day.ts';
import { punctuality } from './punctuality.ts';

/** Attendance of an employee on a day (docs/working-time.md#status); null is blank. */
export type DayStatus =
  | 'Leave'
  | 'Holiday'
  | 'Day off'
  | 'Not due'
  | 'At work'
  | 'Present'
  | 'Half-day'
  | 'Absent'
  | null;

/** What is known about an employee's day in addition to its plan. */
export interface DayFacts {
  readonly isEmployed: boolean;
  /** An approved leave of the whole day. */
  readonly isOnLeave: boolean;
  /** The logs with this work date that are not superseded. */
  readonly logs: readonly DayLog[];
}

/** A day with all its figures, in whole minutes. */
export interface AttendanceDay {
  readonly status: DayStatus;
  readonly expectedMin: number;
  readonly workedMin: number;
  readonly breakMin: number;
  /** 0 when not late. */
  readonly lateMin: number;
  readonly earlyMin: number;
  /** Worked in the night hours of the policy. */
  readonly nightMin: number;
  /** The shifts have ended and no log is open: the day counts in balances. */
  readonly isOver: boolean;
  /** Nothing will happen on this day any more unless it is changed: the day may be stored. */
  readonly isSettled: boolean;
  /** How worked time and breaks were calculated. */
  readonly minutes: DayMinutes;
}

/**
 * Status and figures of an employee's day at `now` (epoch milliseconds), the only place in which they are calculated
 * (docs/working-time.md#status).
 */
export function attendanceDay(
  facts: DayFacts,
  plan: PlannedDay,
  policy: TimePolicy,
  now: number,
): AttendanceDay {
  const { logs } = facts;
  const minutes = dayMinutes(logs, policy);
  const isDue = isDueOn(facts, plan);
  const isOpen = logs.some(({ state }) => state === 'open');
  const isOver = !isOpen && hasEnded(plan, now);
  const { lateMin, earlyMin } = dayPunctuality(facts, plan, now);
  return {
    status: statusOf(facts, plan, minutes.workedMin, now),
    expectedMin: isDue ? plan.expectedMin : 0,
    workedMin: minutes.workedMin,
    breakMin: minutes.breakMin,
    lateMin,
    earlyMin,
    nightMin: Math.min(minutes.workedMin, nightMinutes(logs, policy, plan.zone)),
    isOver,
    isSettled: isOver && now >= settledAt(plan),
    minutes,
  };
}

/**
 * Minutes late and early of an employee's day at `now` (epoch milliseconds), 0 when they are not due: those of
 * {@link attendanceDay}, for whom the other figures would take too long.
 */
export function dayPunctuality(
  facts: DayFacts,
  plan: PlannedDay,
  now: number,
): Pick<AttendanceDay, 'lateMin' | 'earlyMin'> {
  return isDueOn(facts, plan) ? punctuality(facts.logs, plan, now) : { lateMin: 0, earlyMin: 0 };
}

function isDueOn({ isEmployed, isOnLeave }: DayFacts, { kind }: PlannedDay): boolean {
  return isEmployed && !isOnLeave && kind === 'shifts';
}

/** When a day without open logs is settled: nothing that is planned can begin any more. */
export function settledAt(plan: PlannedDay): number {
  return plan.shifts.length > 0
    ? lastOf(plan, 'acceptUntil')
    : instantAt(plan.date, 24 * 60, plan.zone);
}

/** When the first shift of a planned day is due: until then no one is absent. */
export function dueAt({ shifts }: PlannedDay): number {
  const due = shifts.map(({ shift, start, end, coreStart }) =>
    shift.kind === 'fixed' ? start + shift.graceInMin * MINUTE_MS : (coreStart ?? end),
  );
  return Math.min(...due);
}

/** Whether the shifts of a day, due or not, have ended. */
function hasEnded(plan: PlannedDay, now: number): boolean {
  return now >= lastOf(plan, 'end');
}

/** Of a day without shifts: before all times. */
function lastOf({ shifts }: PlannedDay, field: 'end' | 'acceptUntil'): number {
  return Math.max(...shifts.map((shift) => shift[field]));
}

function statusOf(
  { isEmployed, isOnLeave, logs }: DayFacts,
  plan: PlannedDay,
  workedMin: number,
  now: number,
): DayStatus {
  if (!isEmployed) return null;
  if (isOnLeave) return 'Leave';
  if (plan.kind === 'holiday') return 'Holiday';
  if (plan.kind === 'day-off') return 'Day off';
  const isPlanned = plan.kind === 'shifts';
  if (logs.length === 0) {
    if (!isPlanned) return null;
    return now < dueAt(plan) && !hasEnded(plan, now) ? 'Not due' : 'Absent';
  }
  if (logs.some(({ state }) => state === 'open')) return 'At work';
  const isIncomplete = logs.some(({ state }) => state === 'missing-out');
  if (isIncomplete || !isPlanned || !hasEnded(plan, now)) return 'Present';
  if (workedMin < total(plan, 'absentBelowMin')) return 'Absent';
  return workedMin < total(plan, 'halfDayBelowMin') ? 'Half-day' : 'Present';
}

function total({ shifts }: PlannedDay, field: 'absentBelowMin' | 'halfDayBelowMin'): number {
  return shifts.reduce((sum, shift) => sum + shift[field], 0);
}
