/** Texts of the filters above the lists. */
export const TEXTS = {
  type: 'Type filter',
  allTypes: 'All types',
  state: 'Status filter',
  states: { '': 'All breaks', true: 'Open', false: 'Finished' },
} as const;
