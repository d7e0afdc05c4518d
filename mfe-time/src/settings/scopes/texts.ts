/** Texts of what a scope has: assignments and time policies share them. */
export const TEXTS = {
  scope: 'Applies to',
  company: 'Whole company',
  department: 'Department',
  employee: 'Employee',
  chooseDepartment: 'Choose a department',
  chooseEmployee: 'Choose an employee',
  formerDepartment: (name: string) => `${name} (no longer used)`,
  departmentName: (name: string) => `Department ${name}`,
  employeeName: (name: string, code: string | null) => (code === null ? name : `${name} (${code})`),
  today: 'Counts today',
  todayIn: (scope: string) => `${scope}: what counts today`,
  own: 'set here',
  from: (scope: string) => `from: ${scope}`,
  ofServer: 'setting of the server',
  history: 'Past, current and planned',
  historyTable: 'Entries by date',
  timeline: 'The same on a line of time',
  columns: { dates: 'Dates', state: 'When', actions: 'Actions' },
  states: { past: 'Past', current: 'Now', planned: 'Planned' },
  always: 'Always',
  until: (to: string) => `Until ${to}`,
  since: (from: string) => `From ${from}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  change: 'Change…',
  changeEntry: (what: string, dates: string) => `Change ${what}, ${dates}`,
  changeText: 'Change',
  deleteText: 'Delete',
  deleteEntry: (what: string, dates: string) => `Delete ${what}, ${dates}`,
  deleteTitle: 'Delete this entry?',
  deleteNote: (dates: string) =>
    `${dates}: the department or the company decides again. Past days are calculated again, closed days stay as they are.`,
  deleteOfCompany: (dates: string) =>
    `${dates}: nothing is set for the company. Past days are calculated again, closed days stay as they are.`,
  overview: 'Who has settings of their own',
  overviewTable: 'Company, departments and employees with settings of their own',
  overviewMeans:
    'An employee’s own setting counts first, then that of the department, then that of the company.',
  columnsOfOverview: { scope: 'Applies to', entries: 'Entries' },
  loading: 'Loading',
  cancel: 'Cancel',
  // The range of a change.
  first: 'From when',
  firstHint: 'The first day that changes. Empty: all days before, too.',
  last: 'Until when',
  lastHint: 'The last day that changes. Empty: until further notice.',
  order: 'The last day must not be before the first',
  // What a change touches.
  preview: 'What this changes',
  chooseFirst: 'Choose what should change, and see here what it does.',
  calculating: 'Calculating the preview',
  counts: (count: number, dates: string) =>
    `${dates}: counts for ${count === 1 ? '1 employee' : `${count} employees`}.`,
  ownBefore: (departments: number, employees: number) => {
    const parts = [
      ...(departments > 0
        ? [departments === 1 ? '1 department' : `${departments} departments`]
        : []),
      ...(employees > 0 ? [employees === 1 ? '1 employee' : `${employees} employees`] : []),
    ];
    const verb = departments + employees === 1 ? 'has' : 'have';
    return `${parts.join(' and ')} among them ${verb} a setting of their own, which stays.`;
  },
  allOwn: 'All of them have a setting of their own, which counts first: nothing changes for them.',
  noPast: 'No past day changes.',
  past: (dates: string) => `Past days are calculated again: ${dates}.`,
  pastAll: (to: string) => `All past days up to ${to} are calculated again.`,
  closed: (days: number, periods: string) =>
    `${days === 1 ? '1 closed day' : `${days} closed days`} (${periods}) ${days === 1 ? 'stays' : 'stay'} as ${days === 1 ? 'it is' : 'they are'}.`,
  more: (count: number) => `and ${count} more`,
  example: (name: string) => `For example: ${name}`,
  exampleDays: (name: string) => `Days of ${name}`,
  sameDays: 'These days stay the same for this employee.',
  columnsOfExample: { date: 'Day', before: 'Now', after: 'Then' },
  same: 'the same',
  closedDay: 'closed, stays as it is',
} as const;
