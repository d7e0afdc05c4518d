import { addDays } from '@rollcall/shared/domain';
import type { GridFilter } from '../../attendance/employed/employed-list.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import { LAST_DATE } from '../ranges/scope.ts';

/** Whose roster. */
export interface RosterPeople {
  readonly search?: string | undefined;
  readonly department?: string | undefined;
}

/** Seven days from a date on, fewer at the end of the dates of the API. */
export function weekFrom(from: string): Days {
  const to = addDays(from, 6);
  return { from, to: to < LAST_DATE ? to : LAST_DATE };
}

/** The employees of a filter in the seven days from a date on. */
export function weekFilter(from: string, { search, department }: RosterPeople): GridFilter {
  return { ...weekFrom(from), search, department };
}
