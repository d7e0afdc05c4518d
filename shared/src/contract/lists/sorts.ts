// Neither among the schemas nor the enumerations, so that a module that sorts nothing does not contain it.

/** Sort keys of employees; by default they are in the order of their ids. */
export const EMPLOYEE_SORTS = ['id', 'name', 'designation', 'department'] as const;

/** Sort keys of leaves; by default the latest applied come first. */
export const LEAVE_SORTS = [
  'appliedOn',
  'startDate',
  'endDate',
  'days',
  'employee',
  'type',
  'status',
] as const;

/** Sort keys of time logs; the default is the punch-in. */
export const TIME_LOG_SORTS = ['punchIn', 'punchOut', 'employee', 'status', 'worked'] as const;

/** Sort keys of breaks; by default the latest come first. */
export const BREAK_SORTS = ['date', 'employee', 'duration'] as const;

/** Sort keys of corrections; by default the pending ones come first, each latest first. */
export const CORRECTION_SORTS = ['date', 'employee'] as const;

/** Sort keys of overtime; by default the latest comes first. */
export const OVERTIME_SORTS = ['date', 'employee', 'minutes'] as const;

/** Sort keys of the board of today; by default employees are in the order of their names. */
export const BOARD_SORTS = ['employee', 'state', 'since', 'late'] as const;

/** Sort keys of audit entries; by default the newest come first. */
export const AUDIT_SORTS = ['at'] as const;
