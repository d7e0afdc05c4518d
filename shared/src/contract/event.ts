/** What can have happened, as the activity feed names it (design §8, `activity`). */
export const EVENT_KINDS = [
  'punch-in',
  'punch-out',
  'break-started',
  'break-ended',
  'missing-out',
  'log-entered',
  'leave-requested',
  'leave-withdrawn',
  'leave-approved',
  'leave-rejected',
  'leave-reopened',
  'correction-requested',
  'correction-withdrawn',
  'correction-approved',
  'correction-rejected',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];
