/** Texts of the filters above the lists. */
export const TEXTS = {
  filters: 'Filters',
  search: 'Search employees',
  clear: 'Clear the search',
  department: 'Department',
  allDepartments: 'All departments',
  from: 'From',
  to: 'To',
  state: 'Status filter',
  states: {
    '': 'All statuses',
    open: 'Punched in',
    closed: 'Punched out',
    'missing-out': 'Missing Out',
  },
  decisions: {
    '': 'All statuses',
    Pending: 'Pending',
    Approved: 'Approved',
    Rejected: 'Rejected',
  },
  reset: 'Reset filters',
  month: 'Month',
  year: 'Year',
} as const;
