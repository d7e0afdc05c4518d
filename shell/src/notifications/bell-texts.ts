/** Texts of the bell on every backend (spec §2); in a file of their own, because they are loaded with the page. */
export const BELL_TEXTS = {
  bell: 'Notifications',
  empty: 'No new notifications',
} as const;
