import { formatDate, formatTime } from '@rollcall/shared/domain';

/** Texts of the card of what needs an administrator. */
export const TEXTS = {
  title: 'Needs you',
  loading: 'Loading what needs you',
  nothing:
    'Nothing needs you: every request is decided, and every log of the last 35 days is complete.',
  activate: 'Activate',
  approve: 'Approve',
  close: 'Add punch-out',
  own: 'Your own',
  markRead: 'Mark as read',
  failedReleases: (count: number) => `${count} failing ${count === 1 ? 'release' : 'releases'}`,
  failed: (age: string) => `Since: ${age}`,
  registered: (age: string) => `Registered: ${age}`,
  requested: (age: string) => `Requested: ${age}`,
  /** @example 'Annual: Apr 01, 2026 to Apr 03, 2026' */
  leave: ({ type, startDate, endDate }: LeaveDays) => `${type}: ${formatDays(startDate, endDate)}`,
  /** @example 'Nov 25, 2026: 09:00 AM to 05:30 PM' */
  correction: ({ workDate, punchIn, punchOut }: Times) =>
    `${formatDate(workDate)}: ${formatTime(punchIn)} to ${formatTime(punchOut)}`,
  missingOut: ({ workDate, punchIn }: Omit<Times, 'punchOut'>) =>
    `${formatDate(workDate)}: punched in at ${formatTime(punchIn)}`,
} as const;

interface LeaveDays {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
}

interface Times {
  readonly workDate: string;
  readonly punchIn: string;
  readonly punchOut: string;
}

const formatDays = (first: string, last: string) =>
  first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
