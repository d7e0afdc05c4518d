/** Texts of the month grid. */
export const TEXTS = {
  title: 'Monthly Attendance',
  loading: 'Loading attendance',
  empty: 'No one was employed this month.',
  notOnPage: 'This employee is not on this page of the list.',
  employee: 'Employee',
  blank: 'Not counted',
  present: 'Present',
  absent: 'Absent',
  leave: 'Leave',
  worked: 'Worked',
  breaks: 'Breaks',
  keys: 'Click a day, or use the arrow keys and Enter, to see how it was calculated.',
  cell: (name: string, date: string, status: string) => `${name}, ${date}: ${status}`,
  /** The letter of a status in a cell; any other status shows its first letter. */
  letters: { Present: 'P', Absent: 'A', Leave: 'L' },
  legend: 'Legend',
  blankMeans: 'Not counted: a day to come, or outside the employment',
  today: 'Today',
  print: 'Print',
  printed: (month: string, date: string) => `${month}, printed on ${date}`,
} as const;
