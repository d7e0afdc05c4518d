/** Texts of departments and designations in Settings. */
export const TEXTS = {
  intro:
    'Employees belong to a department. Filters, work schedules and time policies can be for one department.',
  list: 'All departments',
  loading: 'Loading departments…',
  empty: 'No departments yet. Add the first one.',
  add: 'Add a department',
  columns: {
    department: 'Department',
    employees: 'Employees',
    active: 'Active',
    actions: 'Actions',
  },
  employees: (now: number, former: number) =>
    former === 0 ? `${now}` : `${now} (and ${former} former)`,
  activeHint:
    'A department that is not active is no longer offered. The employees who are in it stay in it.',
  isActive: 'Active',
  rename: 'Rename',
  renameTitle: (name: string) => `Rename ${name}`,
  renameNote: 'The new name also shows in the past, on every list and in every filter.',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteNote: 'No employee is or was in this department.',
  inUse: 'Only a department that no employee was ever in can be deleted',
  name: 'Name',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  designationsIntro:
    'A designation is the job of an employee. You type it in the form of the employee; here you see those in use and can rename them.',
  designations: 'All designations',
  loadingDesignations: 'Loading designations…',
  noDesignations: 'No employee has a designation yet.',
  designationColumns: { name: 'Designation', employees: 'Employees', actions: 'Actions' },
  renameDesignationNote: 'It is renamed for everyone who has it or had it.',
  merge: 'Merge',
  mergeNote: (from: string, to: string) =>
    `${to} exists. Merge ${from} into it? You cannot separate them again.`,
} as const;
