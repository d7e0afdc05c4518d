/** Texts of the assignments in Settings. */
export const TEXTS = {
  intro:
    'An assignment says which work schedule, holidays and time zone someone has. Start with the whole company, then set what differs for a department or an employee.',
  schedule: 'Work schedule',
  scheduleMeans: 'Which shifts are planned on which days.',
  noSchedule: 'None: nothing is planned',
  calendar: 'Holiday calendar',
  calendarMeans: 'On which dates no work is expected.',
  noCalendar: 'None: no holidays',
  zone: 'Time zone',
  zoneMeans: 'In which zone shifts begin and end, and days change at midnight.',
  noHistory:
    'Nothing is set here. What the department or the company has counts, if it has something. Otherwise nothing is planned, there are no holidays, and the company zone counts.',
  nothingSet: 'No one has settings of their own yet.',
  add: (scope: string) => `Change assignment: ${scope}`,
  keep: (value: string) => `No change (${value})`,
  wider: 'As the department or company decides',
  widerOfDepartment: 'As the company decides',
  nothing: 'none',
  companyZone: (zone: string) => `The company zone (${zone})`,
  mustChange: 'Choose at least one of the three that changes',
  parts: { schedule: 'Schedule', calendar: 'Holidays', zone: 'Zone' },
  inherited: '–',
} as const;
