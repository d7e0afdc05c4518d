/** Texts of your own shifts on My Time. */
export const TEXTS = {
  title: 'My shifts',
  intro: 'The next two weeks, as they are published.',
  loading: 'Loading your shifts',
  empty: 'There is no plan for the next two weeks.',
  today: 'Today',
  dayOff: 'Day off',
  unplanned: 'Not planned',
  leave: (type: string) => `Leave (${type})`,
  changed: 'Changed for this day',
  reason: (reason: string) => `Changed for this day: ${reason}`,

  subscribe: 'Subscribe in your calendar',
  linkHelp:
    'A secret link with which your calendar app shows your shifts, leaves and holidays. Anyone who has the link can read them, so keep it to yourself.',
  exists: (date: string) =>
    `You have a link since ${date}. It cannot be shown again. A new one replaces it.`,
  create: 'Create a link',
  replace: 'Replace the link',
  revoke: 'Revoke the link',
  url: 'Calendar link',
  once: 'Copy it now: it is shown only once. In your calendar app, add a calendar from a URL.',
} as const;
