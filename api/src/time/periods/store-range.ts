import {
  addDays,
  formatDate,
  formatTime,
  settledAt,
  today,
  toWallClock,
} from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import type { Person } from '../../attendance/days/read-days.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import { type Step, storeDays } from '../../attendance/store/store-days.ts';
import { areDaysWaiting, listStaleDays } from '../../attendance/store/store-waiting.ts';
import { readWeeks } from '../../attendance/store/weeks.ts';
import { findPeopleOfPeriod, findUnstored, type PeriodRange } from './queries.ts';

/** Employees per statement. */
const BATCH = 50;
/** How many days are stored at once, in a few seconds: changes of time logs wait as long. More are left to the job. */
const MAX_DAYS_AT_ONCE = 17_500;
/** How many days before today may not be settled: the windows of shifts reach no further. */
const LAST_DAYS = 3;

const CALCULATING =
  'The days of this period are being calculated again after a change. Try again in a few minutes.';

/**
 * Stores the days of a period and their overtime, as far as they are not stored: those that wait, and of the last days those that
 * were not settled when the job came to them. See `storeDays`.
 * @returns why the figures are not known yet; undefined when they are.
 */
export async function storeRange(
  step: Step,
  range: PeriodRange,
  options: { readonly isAlone?: boolean } = {},
): Promise<string | undefined> {
  const lastDays = {
    from: later(range.from, addDays(today(step.now, step.zone), -LAST_DAYS)),
    to: range.to,
  };
  const unstored = await findUnstored(step, range, lastDays.from);
  const openUntil = await findOpenUntil(step, unstored, lastDays);
  if (openUntil > step.now) {
    const time = toWallClock(openUntil, step.zone);
    return `Shifts of this period still take punches until ${formatDate(time)}, ${formatTime(time)}. Close it after that.`;
  }
  const areAllWaiting = await areDaysWaiting(step.tx, range);
  const people = areAllWaiting ? await findPeopleOfPeriod(step, range) : unstored;
  const weeks = await readWeeks(step.tx, areAllWaiting ? range : lastDays);
  if (people.length * weeks.length * 7 > MAX_DAYS_AT_ONCE) {
    if (!areAllWaiting) await listStaleDays(step.tx, lastDays);
    return CALCULATING;
  }
  for (let start = 0; start < people.length; start += BATCH)
    await storeDays(step, people.slice(start, start + BATCH), weeks, options);
  return undefined;
}

const later = (a: string, b: string) => (a > b ? a : b);

/** Until when shifts of these days take punches, epoch milliseconds; days without a shift last until they end. */
async function findOpenUntil(
  { tx, zone }: Step,
  people: readonly Person[],
  days: Days,
): Promise<number> {
  if (people.length === 0) return 0;
  const ids = people.map(({ id }) => id);
  const plans = await loadPlans({ db: tx, zone }, ids, days);
  return ids
    .flatMap((id) => datesOf(days).map((date) => settledAt(plans.planOf(id, date).plan)))
    .reduce((a, b) => Math.max(a, b), 0);
}
