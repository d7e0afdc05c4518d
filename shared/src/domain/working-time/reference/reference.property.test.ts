import * as fc from 'fast-check';
import { anyHistory, historiesOf } from './arbitrary-history.ts';
import { calculateHistory, type HistoryResult } from './history.ts';

const FAR = 400 * 24 * 60 * 60_000;

test('a settled day stays, windows do not overlap, no minute is in two buckets, weeks add up', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const result = calculateHistory(history);
      const later = calculateHistory({ ...history, now: history.now + FAR });
      expect(settledOf(result, result)).toEqual(settledOf(result, later));
      expect(overlapsOf(result)).toEqual([]);
      expect(datesWithTooMuchOvertime(result)).toEqual([]);
      expect(result.period).toEqual(sumsOfWeeks(result));
    }),
  );
});

/** The days that are settled in one result, as they are in another. */
function settledOf({ days }: HistoryResult, other: HistoryResult) {
  const dates = Object.keys(days).filter((date) => days[date]?.isSettled);
  return dates.map((date) => other.days[date]);
}

function overlapsOf({ plans }: HistoryResult) {
  const windows = Object.values(plans)
    .flatMap(({ shifts }) => shifts)
    .filter(({ acceptFrom, acceptUntil }) => acceptFrom < acceptUntil)
    .toSorted((a, b) => a.acceptFrom - b.acceptFrom);
  return windows.filter(
    ({ acceptFrom }, index) => acceptFrom < (windows[index - 1]?.acceptUntil ?? -Infinity),
  );
}

/** Buckets together, and night alone, have at most the worked minutes of their day. */
function datesWithTooMuchOvertime({ days, weeks }: HistoryResult) {
  const sums = new Map<string, number>();
  for (const { date, bucket, minutes } of Object.values(weeks).flatMap((week) => week.overtime)) {
    const key = `${date} ${bucket === 'night' ? 'night' : ''}`;
    sums.set(key, (sums.get(key) ?? 0) + minutes);
  }
  return [...sums].filter(([key, sum]) => sum > (days[key.slice(0, 10)]?.workedMin ?? 0));
}

function sumsOfWeeks({ weeks }: HistoryResult) {
  const sum = (figure: 'workedMin' | 'breakMin' | 'expectedMin' | 'balanceMin') =>
    Object.values(weeks).reduce((total, week) => total + week[figure], 0);
  return {
    workedMin: sum('workedMin'),
    breakMin: sum('breakMin'),
    expectedMin: sum('expectedMin'),
    balanceMin: sum('balanceMin'),
  };
}

test('the same seed makes the same histories', () => {
  expect(historiesOf(1, 20)).toEqual(historiesOf(1, 20));
  expect(historiesOf(1, 20)).not.toEqual(historiesOf(2, 20));
});

test('histories have every status, kind of day, state of a log and bucket', () => {
  const results = historiesOf(1, 200).map((history) => ({
    logs: history.logs,
    ...calculateHistory(history),
  }));
  const days = results.flatMap((result) => Object.values(result.days));
  const plans = results.flatMap((result) => Object.values(result.plans));
  const shifts = plans.flatMap((plan) => plan.shifts);
  const overtime = results
    .flatMap(({ weeks }) => Object.values(weeks))
    .flatMap((week) => week.overtime);
  const logs = results.flatMap((result) => result.logs);
  const seen = (values: readonly unknown[]) => [...new Set(values)].map(String).toSorted();
  expect(seen(days.map(({ status }) => status))).toEqual([
    'Absent',
    'At work',
    'Day off',
    'Half-day',
    'Holiday',
    'Leave',
    'Not due',
    'Present',
    'null',
  ]);
  expect(seen(plans.map(({ kind }) => kind))).toEqual([
    'day-off',
    'holiday',
    'shifts',
    'unplanned',
  ]);
  expect(seen(logs.map(({ state }) => state))).toEqual(['closed', 'missing-out', 'open']);
  expect(seen(overtime.map(({ bucket }) => bucket))).toEqual([
    'daily',
    'day_off',
    'holiday',
    'night',
    'weekly',
  ]);
  expect(days.some(({ lateMin }) => lateMin > 0)).toBe(true);
  expect(days.some(({ earlyMin }) => earlyMin > 0)).toBe(true);
  expect(logs.some(({ breaks }) => breaks.some(({ end }) => end === null))).toBe(true);
  const wasCut = shifts.some(
    (one) => one.acceptFrom > one.start - one.shift.acceptBeforeMin * 60_000,
  );
  expect(wasCut).toBe(true);
});
