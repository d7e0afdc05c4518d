/** Texts of the delete dialog (spec §2). */
export const TEXTS = {
  title: 'Delete Employee',
  confirm: (employee: string) => `Are you sure you want to delete employee ${employee}?`,
  warning: 'All data of this employee is permanently removed. This cannot be undone.',
  delete: 'Delete',
  cancel: 'Cancel',
} as const;
