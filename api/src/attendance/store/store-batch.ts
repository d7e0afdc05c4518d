import { addDays, today } from '@rollcall/shared/domain';
import type { Days } from '../plans/find-plans.ts';
import { findPeopleOfScope, type StaleDays } from './queries.ts';
import { type Step, storeDays } from './store-days.ts';
import { readWeeks } from './weeks.ts';

/** How many days a step calculates, so that it takes less than 200 ms on the embedded database. */
const DAYS_PER_STEP = 500;
/** How far back days are stored: a little over a year. Older ones are calculated when they are read. */
const STORED_DAYS = 400;

/** The dates whose days are stored, if they are settled. */
export function storedDates({ now, zone }: Pick<Step, 'now' | 'zone'>): Days {
  const date = today(now, zone);
  return { from: addDays(date, -STORED_DAYS), to: addDays(date, -1) };
}

/** Stores the days of the next employees of an entry; returns the last one, undefined when all are done. */
export async function storeBatch(
  step: Step,
  entry: StaleDays,
  after: number,
): Promise<number | undefined> {
  const stored = storedDates(step);
  const range = {
    from: entry.fromDate && entry.fromDate > stored.from ? entry.fromDate : stored.from,
    to: entry.toDate && entry.toDate < stored.to ? entry.toDate : stored.to,
  };
  if (range.from > range.to) return undefined;
  const weeks = await readWeeks(step.tx, range);
  const limit = Math.max(1, Math.floor(DAYS_PER_STEP / (weeks.length * 7)));
  const people = await findPeopleOfScope(step.tx, entry.scopeKey, after, limit);
  await storeDays(step, people, weeks);
  return people.length < limit ? undefined : people.at(-1)?.id;
}
