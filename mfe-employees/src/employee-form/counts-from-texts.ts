/** Texts about the day from which a change counts. */
export const TEXTS = {
  countsFrom: 'Change counts from',
  countsFromHint:
    'The first day for which the new department, designation, employment type or shift times count. Empty: today.',
  future: 'Choose today or an earlier date',
  touches: 'What this changes',
  noPast: 'No past day changes.',
  past: (from: string, to: string) =>
    from === to
      ? `${from} is calculated again.`
      : `Past days are calculated again: ${from} – ${to}.`,
  pastAll: (to: string) => `All past days up to ${to} are calculated again.`,
  closed: (days: number) =>
    days === 1 ? '1 closed day stays as it is.' : `${days} closed days stay as they are.`,
} as const;
