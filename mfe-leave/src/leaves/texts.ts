/** Texts of Leave Management (spec §2). */
export const TEXTS = {
  title: 'Leave Management',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  loading: 'Loading leaves',
  empty: 'No leaves yet. Requests appear here as soon as somebody asks for leave.',
  approve: 'Approve',
  reject: 'Reject',
  /** What the placeholder says; no call is made (spec §2). */
  placeholder: (action: string, who: string) =>
    `${action} for ${who}: this backend cannot decide leaves, so nothing was changed.`,
  columns: {
    employee: 'Employee',
    type: 'Type',
    start: 'Start Date',
    end: 'End Date',
    duration: 'Duration',
    applied: 'Applied On',
    status: 'Status',
    actions: 'Actions',
  },
} as const;
