/** Texts of the results below the correction form (spec §2, Correction page). */
export const TEXTS = {
  title: 'Time logs',
  modes: { label: 'View', monthly: 'Monthly View', range: 'Date Range' },
  start: 'Start date',
  end: 'End date',
  loading: 'Loading your time logs',
  empty: 'No time logs found for the selected period',
  sample: 'These are sample rows. They show what this table looks like.',
  sampleTag: 'Sample',
  correct: 'Request correction',
  requested: 'Correction requested',
  columns: {
    date: 'Date',
    punchIn: 'Punch In',
    punchOut: 'Punch Out',
    total: 'Total Hours',
    breaks: 'Break Duration',
    status: 'Status',
    action: 'Action',
  },
} as const;
