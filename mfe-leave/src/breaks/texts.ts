/** Texts of Break Management (spec §2). */
export const TEXTS = {
  title: 'Break Management',
  totalToday: 'Total Breaks Today',
  open: 'Currently on Break',
  average: 'Avg Break Duration',
  minutes: 'min',
  minutesToday: 'min today',
  loading: 'Loading breaks',
  empty: 'No breaks yet. They will appear here when someone takes one.',
  emptyFiltered: 'No break matches these filters.',
  columns: {
    employee: 'Employee',
    date: 'Date',
    start: 'Start Time',
    end: 'End Time',
    duration: 'Duration',
    reason: 'Reason',
  },
} as const;
