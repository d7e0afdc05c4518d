/** Texts of the delete dialog (spec §2). */
export const TEXTS = {
  title: 'Delete Employee',
  confirm: (who: string) => `Are you sure you want to delete employee ${who}?`,
  warning: 'All data of this employee is permanently removed. This cannot be undone.',
  delete: 'Delete',
  cancel: 'Cancel',
} as const;
