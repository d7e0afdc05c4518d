import { type Step, storeDays } from '../../attendance/store/store-days.ts';
import { areDaysWaiting } from '../../attendance/store/store-waiting.ts';
import { readWeeks } from '../../attendance/store/weeks.ts';
import { findPeopleOfPeriod, type PeriodRange } from './queries.ts';

/** Employees per statement. */
const BATCH = 50;

/** Stores the days of a period and their overtime, if they wait; see `storeDays`. */
export async function storeRange(
  step: Step,
  range: PeriodRange,
  options: { readonly isAlone?: boolean } = {},
): Promise<void> {
  if (!(await areDaysWaiting(step.tx, range))) return;
  const weeks = await readWeeks(step.tx, range);
  for (let after = 0; ; ) {
    const people = await findPeopleOfPeriod(step, range, after, BATCH);
    await storeDays(step, people, weeks, options);
    after = people.at(-1)?.id ?? 0;
    if (people.length < BATCH) return;
  }
}
