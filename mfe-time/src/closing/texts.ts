/** Texts for closing several time logs that have no punch-out. */
export const TEXTS = {
  open: (count: number, isExact: boolean) =>
    count === 1 && isExact
      ? 'Close 1 time log…'
      : `Close ${isExact ? '' : 'more than '}${count} time logs…`,
  about: 'Logs without a punch-out count no hours.',
  title: 'Close time logs without a punch-out',
  how: 'End of the logs',
  atTime: 'At a time of day',
  atShiftEnd: 'At the end of each shift',
  time: 'Time of day',
  timeHint: 'The first such time after each punch-in, if it is less than 16 hours later.',
  timeRequired: 'A time of day is required',
  reason: 'Reason',
  reasonHint: 'The employees see this reason, and it stays in the history of each log.',
  preview: 'Preview',
  loading: 'Loading the preview',
  empty: 'No time log without a punch-out matches the filters.',
  all: (selected: number, total: number) => `${selected} of ${total} selected`,
  impossible: (count: number) =>
    count === 1
      ? '1 log cannot be closed like this. The list says why.'
      : `${count} logs cannot be closed like this. The list says why.`,
  truncated: (shown: number, total: number) =>
    `The oldest ${shown} of ${total} are shown. Close these first, or narrow the list with its filters.`,
  columns: {
    employee: 'Employee',
    date: 'Date',
    punchIn: 'Punch In',
    punchOut: 'Punch Out',
    worked: 'Worked',
  },
  select: (name: string, date: string) => `Close the time log of ${name}, ${date}`,
  cannot: 'Cannot be closed',
  breakWithoutEnd: 'A break without an end is not counted.',
  nothing: 'Select at least one time log',
  outcome: (closed: number, total: number) =>
    closed === 0 ? 'No time log was closed.' : `${closed} of ${total} time logs closed.`,
  problem: (name: string, date: string, problem: string) => `${name}, ${date}: ${problem}`,
  more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
  close: (count: number) => (count === 1 ? 'Close 1 log' : `Close ${count} logs`),
  cancel: 'Cancel',
} as const;
