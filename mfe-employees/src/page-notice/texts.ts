/** What the page says after a dialog has gone (design §8, §10). */
export const TEXTS = {
  kept: 'Changes kept.',
  reopen: 'Reopen',
  stillActive: (name: string) => `${name} can still sign in.`,
  deactivate: 'Deactivate',
} as const;
