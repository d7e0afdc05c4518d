// Neither among the schemas nor the enumerations, so that a module that sorts nothing does not contain it.

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
