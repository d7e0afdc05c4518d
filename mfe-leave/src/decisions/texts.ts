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
  own: 'Your own',
  ownWaits: 'Your own request: another administrator must decide',
  decideOwn: 'Decide as the only administrator',
  undoTitle: (who: string) => `Undo the decision for ${who}`,
  undoHelp:
    'The employee was notified of the decision and will be notified of this change, with your reason.',
  ownTitle: 'Decide your own leave',
  ownHelp: 'Only possible when there is no other active administrator. The audit log records it.',
  started: 'This leave has already started, so the decision can no longer be undone.',
  details: 'Details',
  detailsOf: (who: string) => `Details of ${who}`,
  requestReason: 'Reason for the request',
  requestedBy: 'Requested by',
  decidedBy: 'Decided by',
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
  range: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
} as const;
