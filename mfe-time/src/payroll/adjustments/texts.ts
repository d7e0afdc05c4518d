/** Texts of adjustments: time that is added to a balance or taken from it. */
export const TEXTS = {
  title: 'Adjustments',
  intro:
    'An adjustment adds time to the balance of an employee, or takes it away. Corrections of closed days become adjustments by themselves.',
  loading: 'Loading adjustments',
  empty: 'There are no adjustments yet.',
  add: 'Add an adjustment',
  columns: {
    employee: 'Employee',
    forDate: 'For',
    postedDate: 'Counts on',
    minutes: 'Time',
    reason: 'Reason',
    kind: 'Source',
    action: 'Action',
  },
  kinds: { correction: 'Approved correction', manual: 'Entered manually' } as Readonly<
    Record<string, string>
  >,
  by: (name: string) => `by ${name}`,
  delete: 'Delete',
  own: 'Your own: another administrator must delete it',
  deleteTitle: (name: string) => `Delete the adjustment of ${name}?`,
  deleteNote: (minutes: string, day: string) =>
    `${minutes} for ${day} no longer count in the balance.`,
  deleteCorrection: (day: string) =>
    `They come from an approved correction. Delete them only after ${day} itself has been corrected, so that they do not count twice.`,
  employee: 'Employee',
  employeeRequired: 'An employee is required',
  forDate: 'For the day',
  forDateHint: 'The day that it is about. It may be closed.',
  dateRequired: 'A day is required',
  future: 'The day must not be in the future',
  minutes: 'Time',
  minutesHint: 'As +1:30 or -0:45, in hours and minutes. It counts in the balance of today.',
  minutesInvalid: 'Time must be hours and minutes, as +1:30 or -0:45',
  minutesTooMany: 'Time can be at most 500 hours',
  reason: 'Reason',
  reasonHint: 'The employee sees this reason.',
  save: 'Add',
} as const;
