import { isEmployedOn, type PlannedDay } from '@rollcall/shared/domain';
import { datesOf } from '../../attendance/days/day.ts';
import { toEmployment } from '../../attendance/days/employment.ts';
import { findApprovedLeaves, findPeople } from '../../attendance/days/find-days.ts';
import { type Days, findRosterEntries } from '../../attendance/plans/find-plans.ts';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import type { Context } from '../../core/context.ts';

/** A day of an employee, as it is published. */
export interface OwnDay {
  readonly plan: PlannedDay;
  /** Why the roster has another plan than the schedule. */
  readonly reason: string | null;
  /** The approved leave of the day. */
  readonly leave: { readonly id: number; readonly type: string } | null;
}

/** The days of an employee in a range on which they are employed. Drafts of the roster are left out. */
export async function readOwnDays(
  { db, zone }: Pick<Context, 'db' | 'zone'>,
  employeeId: number,
  days: Days,
): Promise<OwnDay[]> {
  const [person] = await findPeople(db, [employeeId]);
  if (!person) return [];
  const employment = toEmployment(person, zone);
  const plans = await loadPlans({ db, zone }, [employeeId], days);
  const entries = await findRosterEntries(db, [employeeId], days);
  const leaves = await findApprovedLeaves(db, [employeeId], days);
  return datesOf(days)
    .filter((date) => isEmployedOn(employment, date))
    .map((date) => ({
      plan: plans.planOf(employeeId, date).plan,
      reason: entries.find((entry) => entry.date === date)?.reason ?? null,
      leave: leaves.find(({ startDate, endDate }) => startDate <= date && date <= endDate) ?? null,
    }));
}
