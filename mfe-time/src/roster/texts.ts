import {
  MAX_DAYS_IN_A_ROW,
  MIN_DAILY_REST_HOURS,
  MIN_WEEKLY_REST_HOURS,
} from '@rollcall/shared/domain';

/** Texts of the roster. */
export const TEXTS = {
  title: 'Roster',
  grid: 'Shifts of the week',
  intro:
    'The roster says who works which shift on a date. A day that you do not change here follows the work schedule.',
  loading: 'Loading the roster',
  empty: 'No one is employed this week.',
  emptyFiltered: 'No one who is employed this week matches these filters.',
  notOnPage: 'This day is not on this page of the roster.',
  employee: 'Employee',
  week: (from: string, to: string) => `${from} – ${to}`,
  chooseWeek: 'Week',
  previousWeek: 'Previous week',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  print: 'Print',
  printed: (date: string) => `Printed on ${date}`,
  dismiss: 'Dismiss',
  keyProblem: (name: string, date: string, why: string) => `${name}, ${date}: ${why}`,
  keys: 'Click a day to change it, or use the arrow keys and Enter.',
  keysOfDay: 'Keys on a day: 0 for a day off, Delete for the schedule.',
  keysOfShifts: (last: number) =>
    `Keys on a day: ${last === 1 ? '1 for the shift' : `1 to ${last} for a shift`} of this list, 0 for a day off, Delete for the schedule.`,
  shifts: 'Keys of the shifts',
  noShifts: 'There are no shifts yet.',
  addShifts: 'Add shifts in Settings',

  dayOff: 'Day off',
  unplanned: 'Not planned',
  leave: 'Leave',
  notEmployed: 'Not employed',
  pendingLeave: 'Leave requested',
  draft: 'Draft',
  closed: 'Closed',
  rostered: 'Roster',
  warning: 'Conflict',
  cell: (name: string, date: string, words: string) => `${name}, ${date}: ${words}`,
  cover: 'People per shift',
  coverOf: (name: string, people: number) => `${people} × ${name}`,
  noCover: 'No one',

  legend: 'Legend',
  means: {
    rostered: 'chosen for this date, instead of the work schedule',
    draft: 'not published: employees do not see it, and it does not count yet',
    closed: 'the period is closed, so the day cannot change',
    warning: 'something to check; it does not stop you',
  },

  drafts: (days: number, people: number) =>
    `${days === 1 ? '1 unpublished change' : `${days} unpublished changes`} for ${people === 1 ? '1 employee' : `${people} employees`}`,
  draftsMean: 'Employees see changes once you publish them. Until then, the days count as before.',
  publish: 'Publish…',
  discard: 'Discard drafts…',

  publishTitle: 'Publish the week?',
  publishNote: (what: string, week: string) =>
    `${what} in the week ${week} will count from now on. These employees are notified.`,
  publishConflicts: (count: number) =>
    count === 1
      ? 'There is 1 conflict in this week.'
      : `There are ${count} conflicts in this week.`,
  publishNow: 'Publish',
  discardTitle: 'Discard the drafts of the week?',
  discardNote: (what: string, week: string) =>
    `${what} in the week ${week} will be removed. What is published stays.`,
  discardNow: 'Discard drafts',
  filtered: 'Only for the employees of the filters above the roster.',
  cancel: 'Cancel',

  copy: 'Copy a week…',
  copyTitle: 'Copy a week',
  copyIntro:
    'Copies what the roster has in one week to another week, as a draft. Days without a roster entry change nothing.',
  from: 'From the week of',
  to: 'To the week of',
  includesPlanned: 'Also copy what the work schedules plan',
  includesHint: 'Then the other week no longer follows the schedules.',
  copied: (from: string, to: string) => `${from} to ${to}`,
  copyLoading: 'Looking at both weeks…',
  copySame: 'Choose two different weeks.',
  copyNone: 'There is nothing to copy.',
  copyChanges: (days: number, people: number) =>
    `${days === 1 ? '1 day' : `${days} days`} of ${people === 1 ? '1 employee' : `${people} employees`} will change.`,
  overwritten: (count: number) =>
    count === 1
      ? '1 day has another entry, which is replaced'
      : `${count} days have other entries, which are replaced`,
  skipped: (count: number) => (count === 1 ? '1 day is left out' : `${count} days are left out`),
  skips: {
    closed: 'the day is closed',
    'not-employed': 'not employed',
    leave: 'on leave',
  },
  copiedDay: (name: string, date: string) => `${name}, ${date}`,
  more: (count: number) => `and ${count} more`,
  copyNow: 'Copy',

  conflicts: (count: number) => (count === 1 ? '1 conflict' : `${count} conflicts`),
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  isIncomplete: (people: number) =>
    `${people} people match. Choose a department or search to see how many work on each shift. Until then, only the conflicts of people with changes that are not published are listed.`,
  conflictsMean:
    'Conflicts are shown so that you can decide. They do not stop you from publishing.',
  conflictOf: (name: string, date: string) => `${name}, ${date}`,
  conflict: {
    overlap: (other: string) => `overlaps the shift of ${other}`,
    'short-rest': (rest: string, other: string) =>
      `only ${rest} of rest between this shift and that of ${other}; ${MIN_DAILY_REST_HOURS} hrs are required`,
    'days-in-row': (days: number) =>
      `day ${days} in a row with a shift; ${MAX_DAYS_IN_A_ROW} are the most`,
    'weekly-rest': (rest: string) =>
      `the longest rest in these seven days is ${rest}; ${MIN_WEEKLY_REST_HOURS} hrs are required`,
    leave: 'a shift during an approved leave',
    'pending-leave': 'a shift while a leave is requested',
    holiday: 'a shift on a holiday',
    other: 'please check this day',
  },

  editor: 'Shifts of the day',
  choice: 'This day',
  choices: {
    scheduled: 'As scheduled',
    off: 'Day off',
    shifts: 'Shifts',
  },
  choiceHint:
    'As scheduled: the work schedule and holidays decide. Day off: no shift, whatever they say.',
  chooseShifts: 'Shifts',
  shiftsHint:
    'Up to four, which must not overlap. They replace the schedule and count on a holiday.',
  shiftsRequired: 'Choose at least one shift',
  reason: 'Reason',
  reasonHint: 'Optional. The employee sees it with the shift.',
  save: 'Save draft',
  saving: 'Saving…',
  closedDay: 'This day is in a closed period. Reopen the period to change it.',
  notEmployedDay: 'The employee is not employed on this day.',
  onLeave: (type: string) => `Approved leave: ${type}`,
  leaveRequested: (type: string) => `Requested leave: ${type}`,
  onHoliday: (name: string) => `Holiday: ${name}`,
  planned: 'Planned now',
} as const;
