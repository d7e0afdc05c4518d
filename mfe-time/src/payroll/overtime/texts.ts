/** Texts of the page Overtime. */
export const TEXTS = {
  title: 'Overtime',
  list: 'Overtime to decide',
  intro:
    'Overtime is work that is paid in a way of its own. The time policy says when work counts as overtime. It is paid once an administrator approves it.',
  loading: 'Loading overtime',
  empty: 'No overtime waits for a decision.',
  emptyFiltered: 'No overtime matches the filters.',
  calculating:
    'Some days are still being calculated after a change. This list refreshes by itself.',
  state: 'Status filter',
  states: { '': 'Pending', approved: 'Approved', rejected: 'Rejected', all: 'All statuses' },
  stateNames: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as Readonly<
    Record<string, string>
  >,
  bucket: 'Kind filter',
  allBuckets: 'All kinds',
  buckets: {
    daily: 'Daily',
    weekly: 'Weekly',
    holiday: 'Holiday',
    day_off: 'Day off',
    night: 'Night',
  } as Readonly<Record<string, string>>,
  kinds: 'What do the kinds mean?',
  bucketMeans: {
    daily: 'Work above the daily limit of the time policy.',
    weekly:
      'Work above the weekly limit that is not daily overtime. It is put on the last days of the week.',
    holiday: 'All work on a holiday.',
    day_off: 'All work on a day off.',
    night: 'Work during the night. It may be part of another kind as well.',
  } as Readonly<Record<string, string>>,
  columns: {
    employee: 'Employee',
    date: 'Day',
    kind: 'Kind',
    minutes: 'Overtime',
    week: 'Whole week',
    status: 'Status',
    department: 'Department',
  },
  weekOf: (from: string, to: string) => `${from} to ${to}`,
  withoutNight: 'Without night, which is an additional figure',
  own: 'Your own: another administrator must decide',
  closed: 'The day is closed. Reopen its period to decide',
  select: (name: string, kind: string, date: string) =>
    `Select ${name}, ${kind.toLowerCase()} overtime of ${date}`,
  selectPage: (selected: number, possible: number) => `${selected} of ${possible} selected`,
  by: (name: string, isSelfDecided?: boolean) =>
    `by ${name}${isSelfDecided ? ', for themselves' : ''}`,
  approve: 'Approve…',
  reject: 'Reject…',
  undo: 'Make pending again…',
  dialogs: {
    approved: {
      title: (days: string) => `Approve the overtime of ${days}?`,
      note: 'The employees get a notification.',
      submit: 'Approve',
    },
    rejected: {
      title: (days: string) => `Reject the overtime of ${days}?`,
      note: 'The employees get a notification with the reason. The time stays in their balance.',
      submit: 'Reject',
    },
    pending: {
      title: (days: string) => `Make the overtime of ${days} pending again?`,
      note: 'The decision is removed. The overtime waits for a new one.',
      submit: 'Make pending',
    },
  },
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  person: (name: string, days: string, minutes: string) => `${name}: ${days}, ${minutes}`,
  night: (minutes: string) => `night ${minutes}`,
  total: (minutes: string) => `Together ${minutes}`,
  nothing: 'Nothing is selected any more. Close this dialog and select again.',
  stale: 'Overtime that has changed is no longer selected. Check what is left.',
  reason: 'Reason',
  optionalReason: 'Reason (optional)',
} as const;
