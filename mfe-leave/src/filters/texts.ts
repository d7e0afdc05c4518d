/** Texts of the filters above the lists. */
export const TEXTS = {
  filters: 'Filters',
  search: 'Search employees',
  department: 'Department',
  allDepartments: 'All departments',
  type: 'Type filter',
  allTypes: 'All types',
  from: 'From',
  to: 'To',
  state: 'State filter',
  states: { '': 'All breaks', true: 'Open', false: 'Finished' },
  reset: 'Reset filters',
} as const;
