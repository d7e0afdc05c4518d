/** Texts of the filters above the lists. */
export const TEXTS = {
  filters: 'Filters',
  search: 'Search employees',
  clear: 'Clear search',
  department: 'Department',
  allDepartments: 'All departments',
  from: 'From',
  to: 'To',
  reset: 'Reset filters',
} as const;
