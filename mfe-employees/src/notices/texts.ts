/** Notices after a dialog was closed (design §8, design §10), and about a dialog of a link (decision 061). */
export const TEXTS = {
  changesKept: 'Your unsaved changes were kept.',
  reopen: 'Reopen',
  stillActive: (name: string) => `${name} can still sign in.`,
  deactivate: 'Deactivate',
  loading: 'Loading employee',
  unknown: 'This employee does not exist.',
  notOnPage: 'This employee is not on this page of the list.',
  isActive: (name: string) => `${name} is active. Only inactive employees can be deleted.`,
} as const;
