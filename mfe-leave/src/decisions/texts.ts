/** Texts of deciding a leave (spec §2, design §10). */
export const TEXTS = {
  approve: 'Approve',
  reject: 'Reject',
  /** The placeholder's alert; no request is sent (spec §2). */
  placeholder: (action: string, who: string) =>
    `${action} for ${who}: this server does not support leave decisions yet. Nothing was changed.`,
  undo: 'Undo',
  more: (who: string) => `More for ${who}`,
  reason: 'Reason',
  cancel: 'Cancel',
  ownWaits: 'Your own request: another administrator must decide',
  decideOwn: 'Decide your own',
  undoTitle: (who: string) => `Undo the decision for ${who}`,
  undoHelp:
    'The employee was notified of the decision and will be notified of this change, with your reason.',
  ownTitle: 'Decide your own leave',
  ownHelp:
    'You are the only active administrator, so you decide. The list and the audit log say that you decided for yourself.',
  started: 'This leave has already started, so the decision can no longer be undone.',
  details: 'Details',
  loading: 'Loading leaves',
  about: (type: string, days: string, status: string) => `${type}, ${days}: ${status}`,
  notOnPage: 'This leave is not on this page of the list. Change filters or page to find it.',
  detailsOf: (who: string) => `Details of ${who}`,
  requestReason: 'Reason for the request',
  requestedBy: 'Requested by',
  decidedBy: 'Decided by',
  forSelf: ', for themselves',
  decisionReason: 'Reason for the decision',
  noDetails: 'No reason given.',
  clear: 'No conflicts.',
  overlaps: 'Overlaps',
  punched: 'Punched in on',
  away: 'Away at that time',
  flags: {
    overlap: 'Overlap',
    punched: (days: number) => `${days} punched`,
    away: (people: number) => `${people} away`,
  },
  days: (range: string, days: string) => `${range} (${days})`,
  range: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
} as const;
