/** Texts of Time Logs and Today's Attendance (spec §2). */
export const TEXTS = {
  loading: 'Loading time logs',
  open: (date: string, time: string) => `Open the time log of ${date}, ${time}`,
  lateOut: 'punched out late',
  updated: (time: string) => `Updated at ${time}`,
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

/** Texts of `/time/logs`. */
export const ALL_TEXTS = {
  title: 'Time Logs',
  loading: TEXTS.loading,
  empty: 'No time logs yet. They will appear here when someone punches in.',
  emptyFiltered: 'No time log matches these filters.',
} as const;

/** Texts of `/time/today`. */
export const TODAY_TEXTS = {
  title: "Today's Attendance",
  loading: TEXTS.loading,
  empty: 'No one has punched in today yet.',
  emptyFiltered: 'No time log of today matches these filters.',
} as const;
