import { LEAVE_DAYS_AHEAD, LEAVE_DAYS_BACK, LEAVE_MAX_DAYS } from '../limits.ts';
import { addDays } from '../work-date/index.ts';
import { leaveDays } from './leave-days.ts';

/** A field of a requested leave and the rule that it breaks, as a sentence. */
export interface BrokenLeaveRule {
  readonly field: 'startDate' | 'endDate';
  readonly message: string;
}

/**
 * Every rule that the dates of a requested leave break (design §10): the end not before the start, at most 366 days,
 * a start at most 366 days before and an end at most 366 days after `today`. All are `YYYY-MM-DD` company dates.
 */
export function checkLeave(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  today: string,
): BrokenLeaveRule[] {
  const days = leaveDays(startDate, endDate);
  const broken: BrokenLeaveRule[] = [];
  const add = (field: BrokenLeaveRule['field'], message: string) => broken.push({ field, message });
  if (days === 0) add('endDate', 'End date must not be before start date');
  if (days > LEAVE_MAX_DAYS) add('endDate', `A leave can be at most ${LEAVE_MAX_DAYS} days`);
  if (startDate < addDays(today, -LEAVE_DAYS_BACK)) {
    add('startDate', `Start date must not be more than ${LEAVE_DAYS_BACK} days ago`);
  }
  if (startDate > addDays(today, LEAVE_DAYS_AHEAD)) {
    add('startDate', `Start date must be within the next ${LEAVE_DAYS_AHEAD} days`);
  } else if (endDate > addDays(today, LEAVE_DAYS_AHEAD)) {
    add('endDate', `End date must be within the next ${LEAVE_DAYS_AHEAD} days`);
  }
  return broken;
}
