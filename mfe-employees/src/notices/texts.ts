/** Notices after a dialog was closed (design §8, §10). */
export const TEXTS = {
  changesKept: 'Your unsaved changes were kept.',
  reopen: 'Reopen',
  stillActive: (name: string) => `${name} can still sign in.`,
  deactivate: 'Deactivate',
} as const;
