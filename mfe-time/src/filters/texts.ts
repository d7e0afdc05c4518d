/** Texts of the filters above the lists. */
export const TEXTS = {
  state: 'Status filter',
  states: {
    '': 'All statuses',
    open: 'Punched in',
    closed: 'Punched out',
    'missing-out': 'Missing Punch-Out',
  },
  decisions: {
    '': 'All statuses',
    Pending: 'Pending',
    Approved: 'Approved',
    Rejected: 'Rejected',
  },
  month: 'Month',
  year: 'Year',
} as const;
