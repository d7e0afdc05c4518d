/** Texts of what a user may change about how a list is shown. */
export const TEXTS = {
  open: 'View',
  opens: 'View options',
  columns: 'Columns',
  resetColumns: 'Reset columns',
} as const;
