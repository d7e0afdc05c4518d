import { addDays, dateAt, datesFrom } from './clock.ts';
import { dayAt } from './day.ts';
import { sumDays, weekOvertime } from './overtime.ts';
import { cutWindows, planDay, withNeighbours, workDateAt } from './plan.ts';
import type { Day, Employment, History, Log, Overtime, PlannedDay, Policy, Sums } from './types.ts';

/** What a history is worth. Compare it with `toEqual`. */
export interface HistoryResult {
  /** The work date of each log by its punch-in, before an administrator moved it, in the order of the logs. */
  readonly workDates: readonly string[];
  /** By date, from `from` to `to`. */
  readonly plans: Readonly<Record<string, PlannedDay>>;
  readonly isEmployed: Readonly<Record<string, boolean>>;
  readonly days: Readonly<Record<string, Day>>;
  /** By the first date of the week. */
  readonly weeks: Readonly<Record<string, Sums & { readonly overtime: readonly Overtime[] }>>;
  /** The sums from `from` to `to`. */
  readonly period: Sums;
}

/** All results of a history at its `now`. */
export function calculateHistory(history: History): HistoryResult {
  const { from, to, zone } = history;
  const around = planDates(history, ...withNeighbours(from, to));
  const plans = around.filter(({ date }) => date >= from && date <= to);
  const workDates = history.logs.map(({ punchIn }) =>
    workDateAt(punchIn, around, dateAt(punchIn, zone)),
  );
  const days = plans.map((plan) => {
    const logs = history.logs.filter((log, index) => {
      return (log.movedTo ?? workDates[index]) === plan.date;
    });
    return calculateDay(history, plan, logs);
  });
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return {
    workDates,
    plans: byDate(days, ({ plan }) => plan),
    isEmployed: byDate(days, ({ isEmployed }) => isEmployed),
    days: byDate(days, ({ day }) => day),
    weeks: Object.fromEntries(
      weeks.map((week) => [
        week[0]?.plan.date ?? '',
        {
          ...sumsOf(history, week),
          overtime: weekOvertime(week.map((one) => ({ ...one, workedMin: one.day.workedMin }))),
        },
      ]),
    ),
    period: sumsOf(history, days),
  };
}

interface CalculatedDay {
  readonly plan: PlannedDay;
  readonly logs: readonly Log[];
  readonly policy: Policy;
  readonly isEmployed: boolean;
  readonly day: Day;
}

/** The plans of some dates, with their windows cut by each other's and by those of the neighbours. */
export function planDates(history: History, from: string, to: string): PlannedDay[] {
  const { zone, schedules, rosters, holidays } = history;
  const plans = datesFrom(from, to).map((date) => {
    const holiday = holidays.find((one) => one.date === date);
    return planDay({
      date,
      zone,
      schedule: schedules.findLast((one) => one.from <= date)?.schedule ?? null,
      roster: rosters.find((one) => one.date === date)?.shifts ?? null,
      holiday: holiday ? { name: holiday.name, part: holiday.part } : null,
    });
  });
  return cutWindows(plans);
}

function calculateDay(history: History, plan: PlannedDay, logs: readonly Log[]): CalculatedDay {
  const { leaves, policies, employment, now } = history;
  const { date } = plan;
  const policy = (policies.findLast((one) => one.from <= date) ?? policies[0])?.policy;
  if (policy === undefined) throw new Error('A history needs a policy');
  const isEmployed = isEmployedOn(date, employment);
  const isOnLeave = leaves.some((leave) => leave.from <= date && date <= leave.to);
  const day = dayAt({ isEmployed, isOnLeave, logs }, plan, policy, now);
  return { plan, logs, policy, isEmployed, day };
}

function isEmployedOn(date: string, employment: Employment): boolean {
  const { joiningDate, accountDate, exitDate, endedOn, awaitsActivation } = employment;
  if (awaitsActivation) return false;
  const last = exitDate ?? endedOn ?? addDays(date, 1);
  return date >= (joiningDate ?? accountDate) && date <= last;
}

function sumsOf({ adjustments }: History, days: readonly CalculatedDay[]): Sums {
  const dates = days.map(({ plan }) => plan.date);
  const posted = adjustments.filter(({ postedDate }) => dates.includes(postedDate));
  return sumDays(
    days.map(({ day }) => day),
    posted.map(({ minutes }) => minutes),
  );
}

function byDate<T>(
  days: readonly CalculatedDay[],
  valueOf: (day: CalculatedDay) => T,
): Record<string, T> {
  return Object.fromEntries(days.map((day) => [day.plan.date, valueOf(day)]));
}
