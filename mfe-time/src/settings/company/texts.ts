/** Texts of the company's settings. */
export const TEXTS = {
  title: 'Company',
  name: 'Name',
  nameHint: 'Mails are signed with it.',
  zone: 'Time zone',
  zoneHint:
    'The zone of working days. It is a setting of the server. An office in another zone: set its zone in Assignments.',
  weekStart: 'First day of the week',
  weekStartHint: 'The weeks of My Time and of weekly overtime begin on this day.',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  country: 'Country',
  countryHint: 'Offered first when you import holidays.',
  noCountry: 'None',
  steps: 'Set up working time, step by step',
  count: (count: number) => (count === 0 ? 'None yet' : `(${count})`),
  step: {
    departments: { title: 'Departments', means: 'Teams or offices; employees belong to one.' },
    shifts: { title: 'Shifts', means: 'When people work on a day: office hours, a night shift.' },
    schedules: {
      title: 'Work schedules',
      means: 'Which shifts on which days: a week, or a rotation of several weeks.',
    },
    holidays: {
      title: 'Holidays',
      means: 'A calendar for each office, imported for its country year by year.',
    },
    assignments: {
      title: 'Assignments',
      means: 'Which schedule, holidays and time zone the company, a department or an employee has.',
    },
    policies: { title: 'Time policies', means: 'Break rules, rounding and overtime.' },
    employees: { title: 'Register an employee', means: 'With department and date of joining.' },
    roster: {
      title: 'Roster',
      means: 'Weeks that differ from the schedules: change days, then publish.',
    },
  },
} as const;
