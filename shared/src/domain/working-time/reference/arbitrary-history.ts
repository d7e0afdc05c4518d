import * as fc from 'fast-check';
import { type DayPunches, dayPunches, logsOfDay, logsUntil } from './arbitrary-logs.ts';
import { oncePer, trueOncePer } from './arbitrary-rare.ts';
import { anchor, anyPlace, anyPolicy, anySchedule } from './arbitrary-rules.ts';
import { anyDay } from './arbitrary-shifts.ts';
import { addDays, dateAt, instantAt, weekdayOf } from './clock.ts';
import { planDates } from './history.ts';
import { workDateAt } from './plan.ts';
import type { History, PlannedDay } from './types.ts';

const MINUTE = 60_000;
const WEEKS = 2;
const DAYS = WEEKS * 7;

/** A day of the range, by its index; some are just outside. */
const dayIndex = fc.integer({ min: -2, max: DAYS + 1 });

const employment = fc.record({
  joining: oncePer(
    2,
    fc.oneof({ weight: 3, arbitrary: fc.constant(-500) }, { weight: 1, arbitrary: dayIndex }),
  ),
  account: fc.oneof(
    { weight: 9, arbitrary: fc.constant(-500) },
    { weight: 1, arbitrary: dayIndex },
  ),
  exit: oncePer(8, dayIndex),
  ended: oncePer(8, dayIndex),
  awaitsActivation: trueOncePer(30),
});

const onDay = <T>(value: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(fc.record({ index: dayIndex, value }), {
    selector: ({ index }) => index,
    maxLength,
  });

/** Of which instant `now` is: before the range, after it, at an edge of a plan, or any. */
const nowRecipe = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'after' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'before' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edge' as const),
      pick: fc.nat(999),
      by: fc.integer({ min: -1, max: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('any' as const), second: fc.nat(DAYS * 86_400) }),
  },
);

const recipe = fc.record({
  place: anyPlace,
  weekStart: fc.integer({ min: 0, max: 6 }),
  weekOfChange: fc.nat(WEEKS - 1),
  schedules: fc.array(
    fc.record({
      index: fc.oneof(
        { weight: 3, arbitrary: fc.constant(-600) },
        { weight: 1, arbitrary: dayIndex },
      ),
      schedule: fc.option(anySchedule, { freq: 8 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  policies: fc.array(fc.record({ index: dayIndex, policy: anyPolicy }), {
    minLength: 1,
    maxLength: 2,
  }),
  rosters: onDay(anyDay, 3),
  holidays: onDay(fc.constantFrom('full' as const, 'am' as const, 'pm' as const), 4),
  leaves: fc.array(fc.record({ index: dayIndex, days: fc.nat(4) }), { maxLength: 2 }),
  employment,
  punches: fc.array(dayPunches, { minLength: DAYS + 4, maxLength: DAYS + 4 }),
  staysOpen: trueOncePer(6),
  adjustments: fc.array(
    fc.record({ index: dayIndex, minutes: fc.integer({ min: -600, max: 600 }) }),
    { maxLength: 3 },
  ),
  now: nowRecipe,
});

type Recipe = typeof recipe extends fc.Arbitrary<infer T> ? T : never;

/** Two weeks of an employee, with everything that decides what they are worth. */
export const anyHistory: fc.Arbitrary<History> = recipe.map(historyOfRecipe);

/** Histories of a seed, always the same ones. */
export const historiesOf = (seed: number, count: number): History[] =>
  fc.sample(anyHistory, { seed, numRuns: count });

function historyOfRecipe(it: Recipe): History {
  const bare = withoutLogs(it);
  const plans = planDates(bare, addDays(bare.from, -3), addDays(bare.to, 3));
  const now = nowOf(it, bare, plans);
  const punched = plans.slice(1, DAYS + 5).flatMap((plan, index) => {
    const midnight = instantAt(plan.date, 0, bare.zone);
    return logsOfDay(plan, midnight, it.punches[index] as DayPunches);
  });
  const raw = logsUntil(punched, now);
  const logs = raw.map(({ movedBy, ...log }, index) => {
    const workDate = workDateAt(log.punchIn, plans, dateAt(log.punchIn, bare.zone));
    const isLast = index === raw.length - 1;
    const stays = it.staysOpen && isLast ? ({ punchOut: null, state: 'open' } as const) : {};
    return { ...log, ...stays, movedTo: movedBy === null ? null : addDays(workDate, movedBy) };
  });
  return { ...bare, now, logs };
}

function withoutLogs(it: Recipe): History {
  const { zone, near } = it.place;
  const back = (weekdayOf(near) - it.weekStart + 7) % 7;
  const from = addDays(near, -back - it.weekOfChange * 7);
  const on = (index: number) => addDays(from, index);
  const orNull = (index: number | null) => (index === null ? null : on(index));
  const inOrder = <T extends { readonly index: number }>(items: readonly T[]) =>
    items.toSorted((a, b) => a.index - b.index);
  const { joining, account, exit, ended, awaitsActivation } = it.employment;
  return {
    zone,
    weekStart: it.weekStart,
    from,
    to: on(DAYS - 1),
    now: 0,
    employment: {
      joiningDate: orNull(joining),
      accountDate: on(account),
      exitDate: orNull(exit),
      endedOn: orNull(ended),
      awaitsActivation,
    },
    schedules: inOrder(it.schedules).map(({ index, schedule }) => ({
      from: on(index),
      schedule: schedule && anchor(schedule, on(schedule.anchorOffset)),
    })),
    policies: inOrder(it.policies).map(({ index, policy }) => ({ from: on(index), policy })),
    rosters: it.rosters.map(({ index, value }) => ({ date: on(index), shifts: value })),
    holidays: it.holidays.map(({ index, value }) => ({
      date: on(index),
      name: 'Holiday',
      part: value,
    })),
    leaves: it.leaves.map(({ index, days }) => ({ from: on(index), to: on(index + days) })),
    logs: [],
    adjustments: it.adjustments.map(({ index, minutes }) => ({ postedDate: on(index), minutes })),
  };
}

function nowOf(it: Recipe, { from, to, zone }: History, plans: readonly PlannedDay[]): number {
  const start = instantAt(from, 0, zone);
  const { now } = it;
  if (now.kind === 'before') return start - 5 * 24 * 60 * MINUTE;
  if (now.kind === 'any') return start + now.second * 1000;
  if (now.kind === 'after') return instantAt(addDays(to, 10), 0, zone);
  const edges = plans.flatMap(({ date, shifts }) => [
    instantAt(date, 0, zone),
    ...shifts.flatMap(({ shift, ...one }) => [
      one.start,
      one.start + shift.graceInMin * MINUTE,
      one.coreStart ?? one.start,
      one.end,
      one.acceptUntil,
    ]),
  ]);
  return (edges[now.pick % edges.length] ?? start) + now.by;
}
