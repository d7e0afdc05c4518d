import { addDays } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import type { Days } from '../plans/find-plans.ts';
import { deleteStaleDays, findStaleDays, findStaleEmployees, hasWaitingDays } from './queries.ts';
import { storeBatch, storedDates } from './store-batch.ts';
import type { Step } from './store-days.ts';
import { readWeeks } from './weeks.ts';

export { listStaleDays } from './queries.ts';

/** How many employees are not left to the job. */
const MAX_EMPLOYEES = 25;

/**
 * Stores what waits of single employees now, so that overtime that is read or decided is that of their days
 * (docs/working-time.md#stored-days). What waits for the company, a department or many employees is left to the job.
 * @param employeeIds only these; all without them
 * @returns whether days of the range still wait.
 */
export async function storeWaitingDays(
  step: Step,
  range: { readonly [End in keyof Days]?: Days[End] | undefined },
  employeeIds?: readonly number[],
): Promise<boolean> {
  const scopes =
    employeeIds?.map((id) => `employee:${id}`) ??
    (await findStaleEmployees(step.tx, MAX_EMPLOYEES));
  for (let count = 0; scopes.length > 0 && count < MAX_EMPLOYEES; count += 1) {
    const entry = await findStaleDays(step.tx, scopes);
    if (!entry) break;
    await storeBatch(step, entry, 0);
    await deleteStaleDays(step.tx, entry.ids);
  }
  const stored = storedDates(step);
  // Weekly overtime depends on the whole week.
  const first = range.from ? addDays(range.from, -6) : stored.from;
  const last = range.to ? addDays(range.to, 6) : stored.to;
  const from = first > stored.from ? first : stored.from;
  const to = last < stored.to ? last : stored.to;
  return from <= to && hasWaitingDays(step.tx, { from, to }, employeeIds);
}

/** Whether days of the weeks of a range wait to be stored, and with them their overtime. */
export async function areDaysWaiting(db: Db, range: Days): Promise<boolean> {
  const weeks = await readWeeks(db, range);
  return hasWaitingDays(db, { from: weeks[0]?.[0] ?? range.from, to: range.to });
}
