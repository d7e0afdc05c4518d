/** Texts of the list of closed periods. */
export const TEXTS = {
  title: 'Closed Periods',
  intro:
    'Closing a period, such as a month, fixes its figures for payroll: nothing changes them any more. What is found out later is posted as an adjustment on an open day.',
  open: 'Close a period…',
  list: 'Closed periods',
  loading: 'Loading the periods',
  empty: 'Nothing is closed yet. Close the first period once its last day has passed.',
  columns: {
    period: 'Period',
    scope: 'Applies to',
    employees: 'Employees',
    closed: 'Closed',
    state: 'Status',
  },
  company: 'Whole company',
  range: (from: string, to: string) => `${from} to ${to}`,
  by: (date: string, name: string | null) => (name === null ? date : `${date}, by ${name}`),
  isClosed: 'Closed',
  isReopened: 'Reopened',
  reopenedBecause: (when: string, reason: string) => `${when}: ${reason}`,
} as const;

/** Texts of the dialog that closes a period. */
export const CLOSE_TEXTS = {
  title: 'Close a period',
  from: 'First day',
  to: 'Last day',
  scope: 'Applies to',
  scopeHint: 'A department can be closed by itself, for example because it is paid earlier.',
  order: 'The last day must not be before the first.',
  loading: 'Looking for what is not settled',
  employees: (count: number) => (count === 1 ? '1 employee' : `${count} employees`),
  settled: (employees: string) =>
    `Everything is settled. The figures of ${employees} will be closed.`,
  unsettled: 'Not settled yet',
  unsettledNote: 'What stays open here is not in the closed figures.',
  refused: 'It cannot be closed',
  accept: 'Close although something is not settled',
  mustAccept: 'Settle what is listed, or confirm that it may stay open.',
  what: 'Closing copies the figures of these days. From then on their time logs, breaks, leaves and overtime cannot be changed, unless you reopen the period.',
  close: 'Close the period',
  show: 'Show them',
  who: 'Who and when',
  day: (name: string, date: string) => `${name}, ${date}`,
  days: (name: string, from: string, to: string) => `${name}, ${from} to ${to}`,
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  kinds: {
    'open-log': {
      count: (count) => (count === 1 ? '1 open time log' : `${count} open time logs`),
      means:
        'Someone is still punched in. Close these time logs: until then the period stays open.',
    },
    'missing-out': {
      count: (count) => (count === 1 ? '1 missing punch-out' : `${count} missing punch-outs`),
      means: 'A time log without a punch-out counts no time. Enter when the employee left.',
    },
    correction: {
      count: (count) => (count === 1 ? '1 pending correction' : `${count} pending corrections`),
      means: 'An employee asked to correct a time log. Approved later, it becomes an adjustment.',
    },
    leave: {
      count: (count) => (count === 1 ? '1 pending leave' : `${count} pending leaves`),
      means: 'Until it is approved, its days may count as absent. Afterwards it cannot be decided.',
    },
    overtime: {
      count: (count) =>
        count === 1 ? '1 day of pending overtime' : `${count} days of pending overtime`,
      means: 'Only approved overtime is in the closed figures. Afterwards it cannot be decided.',
    },
  } as Readonly<Record<string, { count: (count: number) => string; means: string }>>,
} as const;

/** Texts of the sheet of a closed period. */
export const SHEET_TEXTS = {
  back: 'All periods',
  list: 'Figures of each employee',
  loading: 'Loading the figures',
  empty: 'No employee has figures in this period.',
  closed: (when: string) => `Closed on ${when}.`,
  reopened: (when: string) => `Reopened on ${when}.`,
  reopenedNote: (reason: string) =>
    `Reason: ${reason} The figures below are those that were closed. Close the period again when it is right.`,
  notFound: 'There is no such period.',
  print: 'Print',
  reopen: 'Reopen…',
  columns: {
    employee: 'Employee',
    present: 'Present',
    halfDays: 'Half-days',
    absent: 'Absent',
    leave: 'Leave',
    expected: 'Expected',
    worked: 'Worked',
    adjustments: 'Adjusted',
    balance: 'Balance',
    late: 'Late',
    overtime: 'Overtime',
    date: 'Day',
    status: 'Status',
  },
  deleted: 'Deleted employee',
  total: (employees: string) => `Total of ${employees}`,
  halfDays: (count: number) => (count === 1 ? '1 half-day' : `${count} half-days`),
  adjusted: (minutes: string) => `${minutes} adjusted`,
  overtimeOf: (bucket: string, minutes: string) => `${bucket}: ${minutes}`,
  buckets: {
    daily: 'Daily',
    weekly: 'Weekly',
    holiday: 'Holiday',
    day_off: 'Day off',
    night: 'Night',
  },
  terms: 'What do the columns mean?',
  hours: 'Times are hours and minutes.',
  means: {
    present: 'Days on which the employee worked.',
    halfDays: 'Days with less work than the half-day limit of the shift.',
    absent: 'Days with a planned shift, but without enough work.',
    leave: 'Days of approved leave.',
    expected: 'The time that the shifts of these days ask for.',
    worked: 'Time at work without unpaid breaks.',
    adjustments: 'Time that was added or taken away later, and that counts in this period.',
    balance: 'Worked, less expected, and with adjustments.',
    late: 'Time after the start of a shift, on days on which it was more than the grace.',
    overtime: 'Approved overtime. Night work is an additional figure and not part of the sum.',
  },
  daysOf: (name: string) => `Days of ${name}`,
  days: 'Closed days',
  daysLoading: 'Loading the days',
  noDays: 'This employee has no figures in this period.',
  postedIn: 'Adjustments in these figures',
  noPostedIn: 'No adjustment is in these figures.',
  about: 'Adjustments for these days that count later',
  aboutHint: 'They were posted on an open day, so they are in the figures of another period.',
  noAbout: 'Nothing was adjusted for these days since they were closed.',
} as const;

/** Texts of the dialog that reopens a period. */
export const REOPEN_TEXTS = {
  title: (period: string) => `Reopen ${period}?`,
  what: 'Its days can be changed again, and their figures are calculated again. The sheet that was closed stays here as a record.',
  reason: 'Reason',
  reasonHint: 'It stays in the history of this period.',
  reopen: 'Reopen',
} as const;

/** Texts of the sheet on paper. */
export const PRINT_TEXTS = {
  title: (period: string, scope: string) => `${period} · ${scope}`,
  closed: (when: string) => `Closed on ${when}`,
  reopened: (when: string) => `Reopened on ${when}: no longer valid`,
  part: (first: number, last: number, total: number) =>
    `Employees ${first} to ${last} of ${total}. Press Print on the page to get all of them.`,
  date: 'Date',
  signature: 'Signature',
} as const;
