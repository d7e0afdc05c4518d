/** Texts of the dashboard (spec §2). */
export const TEXTS = {
  title: 'Dashboard',
  employees: 'Employees Info',
  timeLogs: 'Timelog Info',
  activity: 'Recent Activity',
  activityPlaceholder: 'Recent punch activity will appear here soon.',
  loadingActivity: 'Loading the recent activity',
  noActivity: 'Punches, leave requests and corrections appear here.',
  showOlder: 'Show older',
  by: (name: string) => `by ${name}`,
  announcements: 'Announcements',
  loadingAnnouncements: 'Loading announcements',
  noAnnouncements: 'Nothing is announced.',
  manageAnnouncements: 'Write and edit announcements',
  loading: 'Loading dashboard',
  retry: 'Retry',
  notLoaded:
    'A part of the dashboard could not be loaded. Check your connection and reload the page.',
  reload: 'Reload',
} as const;

/** The two fixed announcements of a base backend (spec §2). */
export const ANNOUNCEMENTS = [
  { title: 'Monthly Review', text: 'The monthly review takes place on the 25th.' },
  { title: 'System Maintenance', text: 'Saturday, 2 AM to 5 AM.' },
] as const;
