import type { BulkActionName, BulkListName } from '@rollcall/shared/contract';
import type { BulkAction, BulkList } from '../commands/bulk-action.ts';
import { EMPLOYEE_LIST } from '../employee-lists/bulk.ts';
import { LEAVE_ACTIONS, LEAVE_LIST } from '../leave/bulk.ts';
import { ACCOUNT_ACTIONS } from '../people/records/bulk.ts';
import { SCHEDULE_ACTION } from '../schedules/assignments/bulk.ts';
import { CORRECTION_ACTIONS, CORRECTION_LIST } from '../time/corrections/bulk.ts';

/** Every list whose rows can be changed together. */
export const LISTS: Readonly<Record<BulkListName, BulkList>> = {
  employees: EMPLOYEE_LIST,
  leaves: LEAVE_LIST,
  corrections: CORRECTION_LIST,
};

/** Everything that can be done with several rows. */
export const ACTIONS: Readonly<Record<BulkActionName, BulkAction>> = {
  ...ACCOUNT_ACTIONS,
  'employees.schedule': SCHEDULE_ACTION,
  ...LEAVE_ACTIONS,
  ...CORRECTION_ACTIONS,
};

/** The list whose rows an action changes. */
export const listOf = (action: BulkActionName): BulkList =>
  LISTS[action.split('.')[0] as BulkListName];
