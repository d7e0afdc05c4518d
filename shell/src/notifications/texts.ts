/** Texts of the notifications of our own server; its button and the empty list are in `bell-texts.ts`. */
export const TEXTS = {
  unread: (count: number) => `${count} unread`,
  isUnread: 'Unread',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  earlier: 'Show earlier',
  loading: 'Loading notifications',
  unreadable: 'This notification could not be read.',
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
} as const;
