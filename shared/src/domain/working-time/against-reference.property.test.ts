import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { addDays } from '../work-date/index.ts';
import { plannedDays } from './fixtures.ts';
import { attendanceDay, isEmployedOn, shiftDateOf, sumDays, weekOvertime } from './index.ts';
import { nightMinutes } from './overtime.ts';
import { anyHistory } from './reference/arbitrary-history.ts';
import { dayExample, historyOf, weekExample } from './reference/examples.ts';
import { calculateHistory, type HistoryResult } from './reference/history.ts';
import type { History } from './reference/types.ts';

// The production code against a second calculation, which others wrote from docs/working-time.md in another style.

const EXAMPLES = join(__dirname, 'examples');
const BUCKETS = ['daily', 'weekly', 'holiday', 'day_off', 'night'];

test('random histories: no difference', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      expect(calculate(history)).toEqual(calculateHistory(history));
    }),
  );
});

test.each(readdirSync(EXAMPLES).filter((name) => /^(day|week)-.*\.json$/.test(name)))(
  'the worked example %s',
  (name) => {
    const text: unknown = JSON.parse(readFileSync(join(EXAMPLES, name), 'utf8'));
    if (name.startsWith('day-')) {
      const { date, given, expected } = dayExample.parse(text);
      const result = calculate(historyOf({ from: date, to: date, given }));
      expect(result.days[date]).toEqual(expected.day);
      expect(result.workDates).toEqual(expected.workDates);
    } else {
      const { expected, ...example } = weekExample.parse(text);
      const result = calculate(historyOf(example));
      expect(result.period).toEqual(expected.sums);
      const overtime = Object.values(result.weeks).flatMap((week) => week.overtime);
      expect(overtime.map(({ date, bucket, minutes }) => [date, bucket, minutes])).toEqual(
        expected.overtime,
      );
    }
  },
);

/** Everything about a history, by the production code, in the form of the reference. */
function calculate(history: History): HistoryResult {
  const { from, to, zone, employment, now } = history;
  const around = plannedDays(datesOf(addDays(from, -3), addDays(to, 3)).map(inputsOf(history)));
  const plans = around.filter(({ date }) => date >= from && date <= to);
  const workDates = history.logs.map(({ punchIn }) => shiftDateOf(punchIn, around, zone));
  const days = plans.map((plan) => {
    const { date } = plan;
    const logs = history.logs.filter((log, index) => (log.movedTo ?? workDates[index]) === date);
    const { endedOn: inactiveSince, ...rest } = employment;
    const isEmployed = isEmployedOn({ ...rest, inactiveSince }, date);
    const isOnLeave = history.leaves.some((leave) => leave.from <= date && date <= leave.to);
    const policy = policyOf(history, date);
    const {
      minutes: _minutes,
      nightMin,
      ...day
    } = attendanceDay({ isEmployed, isOnLeave, logs }, plan, policy, now);
    expect(nightMin).toBe(Math.min(day.workedMin, nightMinutes(logs, policy, zone)));
    return { plan, policy, isEmployed, nightMin, day };
  });
  const byDate = <T>(valueOf: (day: (typeof days)[number]) => T) =>
    Object.fromEntries(days.map((day) => [day.plan.date, valueOf(day)]));
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return {
    workDates,
    plans: byDate(({ plan: { isRostered: _isRostered, ...plan } }) => plan),
    isEmployed: byDate(({ isEmployed }) => isEmployed),
    days: byDate(({ day }) => day),
    weeks: Object.fromEntries(
      weeks.map((week) => [
        week[0]?.plan.date ?? '',
        { ...sumsOf(history, week), overtime: overtimeOf(week) },
      ]),
    ),
    period: sumsOf(history, days),
  };
}

type CalculatedDay = Omit<Parameters<typeof weekOvertime>[0][number], 'date' | 'workedMin'> & {
  readonly plan: { readonly date: string };
  readonly day: Parameters<typeof sumDays>[0][number];
};

const datesOf = (from: string, to: string) => {
  const dates = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};

const inputsOf =
  ({ zone, schedules, rosters, holidays }: History) =>
  (date: string) => {
    const holiday = holidays.find((one) => one.date === date);
    return {
      date,
      zone,
      schedule: schedules.findLast((one) => one.from <= date)?.schedule ?? null,
      roster: rosters.find((one) => one.date === date)?.shifts ?? null,
      holiday: holiday ? { name: holiday.name, part: holiday.part } : null,
    };
  };

function policyOf({ policies }: History, date: string) {
  const found = (policies.findLast((one) => one.from <= date) ?? policies[0])?.policy;
  if (!found) throw new Error('a history has a policy');
  return found;
}

function sumsOf({ adjustments }: History, days: readonly CalculatedDay[]) {
  const dates = days.map(({ plan }) => plan.date);
  const posted = adjustments
    .filter(({ postedDate }) => dates.includes(postedDate))
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const { workedMin, breakMin, expectedMin, balanceMin } = sumDays(
    days.map(({ day }) => day),
    posted,
  );
  return { workedMin, breakMin, expectedMin, balanceMin };
}

/** In the order of the reference: by date, then by bucket. */
function overtimeOf(week: readonly CalculatedDay[]) {
  const entries = weekOvertime(
    week.map(({ plan, policy, nightMin, day }) => ({
      date: plan.date,
      plan,
      policy,
      nightMin,
      workedMin: day.workedMin,
    })),
  );
  return entries.toSorted(
    (a, b) => a.date.localeCompare(b.date) || BUCKETS.indexOf(a.bucket) - BUCKETS.indexOf(b.bucket),
  );
}
