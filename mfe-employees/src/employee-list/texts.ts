/** Texts of the employee list (spec §2, Employees table). */
export const TEXTS = {
  title: 'All Employees',
  register: 'Register Employee',
  filter: 'Status filter',
  active: 'Active',
  inactive: 'Inactive',
  new: 'New',
  chooseColumns: 'Columns',
  additionalColumns: 'Additional columns',
  loading: 'Be patient, Data is loading...',
  empty: 'No Data Available',
  nothingFound: 'No results found',
  error: (message: string) => `Error: ${message}`,
  columns: {
    id: 'Employee ID',
    name: 'Name',
    designation: 'Designation',
    department: 'Department',
    contact: 'Contact',
    status: 'Status',
    actions: 'Actions',
  },
  actions: {
    timeStats: 'View Time Stats',
    edit: 'Edit Employee',
    delete: 'Delete Employee',
  },
} as const;
