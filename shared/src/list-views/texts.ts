/** Texts of what a user may change about how a list is shown. */
export const TEXTS = {
  open: 'View',
  opens: 'View options',
  savedViews: 'Saved views',
  defaultView: 'Default view',
  noViews: 'Save the filters, the order and the columns that you see now.',
  name: 'Name of the view',
  save: 'Save view',
  replace: 'Replace view',
  deleteView: (name: string) => `Delete ${name}`,
  columns: 'Columns',
  resetColumns: 'Reset columns',
} as const;
