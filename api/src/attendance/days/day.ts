import type { DayLog, DayStatus } from '@rollcall/shared/domain';
import { addDays, attendanceDay } from '@rollcall/shared/domain';
import type { attendanceDays } from '../../core/db/tables/attendance-days.ts';
import type { EmployeePlan } from '../plans/load-plans.ts';

/** The figures of an employee's day: closed, stored or calculated, they look the same. Whole minutes. */
export interface DayFigures {
  readonly date: string;
  readonly status: DayStatus;
  readonly expectedMin: number;
  readonly workedMin: number;
  readonly breakMin: number;
  readonly lateMin: number;
  readonly earlyMin: number;
  readonly nightMin: number;
  /** The day counts in balances. */
  readonly isOver: boolean;
  readonly hasLogs: boolean;
  /** A log lacks its punch-out. */
  readonly isMissingOut: boolean;
  readonly holiday: string | null;
}

/** A calculated day, with what is needed to store it. */
export interface CalculatedDay extends DayFigures {
  readonly isSettled: boolean;
  readonly policyId: number | null;
}

/** Calculates a day; see `attendanceDay` of the domain. */
export function calculateDay(
  facts: {
    readonly isEmployed: boolean;
    readonly isOnLeave: boolean;
    readonly logs: readonly DayLog[];
  },
  { plan, policy, policyId }: Pick<EmployeePlan, 'plan' | 'policy' | 'policyId'>,
  now: number,
): CalculatedDay {
  const day = attendanceDay(facts, plan, policy, now);
  return {
    date: plan.date,
    status: day.status,
    expectedMin: day.expectedMin,
    workedMin: day.workedMin,
    breakMin: day.breakMin,
    lateMin: day.lateMin,
    earlyMin: day.earlyMin,
    nightMin: day.nightMin,
    isOver: day.isOver,
    isSettled: day.isSettled,
    hasLogs: facts.logs.length > 0,
    isMissingOut: facts.logs.some(({ state }) => state === 'missing-out'),
    holiday: plan.holiday?.name ?? null,
    policyId,
  };
}

/** A stored day: it is settled, so it is over. */
export function fromStored(row: typeof attendanceDays.$inferSelect): DayFigures {
  const {
    employeeId: _employeeId,
    workDate: date,
    policyId: _policy,
    computedAt: _at,
    ...figures
  } = row;
  return { ...figures, date, isOver: true };
}

/** Every date of a range, both ends included. */
export function datesOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const dates = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
