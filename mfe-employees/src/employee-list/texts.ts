/** Texts of the employee list (spec §2, Employees table). */
export const TEXTS = {
  title: 'All Employees',
  filter: 'Status filter',
  active: 'Active',
  inactive: 'Inactive',
  loading: 'Be patient, Data is loading...',
  empty: 'No Data Available',
  error: (message: string) => `Error: ${message}`,
  columns: {
    id: 'Employee ID',
    name: 'Name',
    designation: 'Designation',
    contact: 'Contact',
    status: 'Status',
  },
} as const;
