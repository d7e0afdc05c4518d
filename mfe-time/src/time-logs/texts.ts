/** Texts of Time Logs (spec §2). */
export const TEXTS = {
  title: 'Time Logs',
  loading: 'Loading time logs',
  empty: 'No time logs yet. They appear here as soon as somebody punches in.',
  columns: {
    employee: 'Employee',
    date: 'Date',
    punchIn: 'Punch In',
    punchOut: 'Punch Out',
    total: 'Total Hours',
    breaks: 'Break Duration',
    status: 'Status',
  },
} as const;
