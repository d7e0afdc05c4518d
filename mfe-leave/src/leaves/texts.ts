/** Texts of Leave Management (spec §2). */
export const TEXTS = {
  title: 'Leave Management',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  loading: 'Loading leaves',
  empty: 'No leaves yet. Requests will appear here when someone asks for leave.',
  emptyFiltered: 'No leave matches these filters.',
  columns: {
    employee: 'Employee',
    type: 'Type',
    start: 'Start Date',
    end: 'End Date',
    duration: 'Duration',
    applied: 'Applied On',
    status: 'Status',
    department: 'Department',
    reason: 'Reason',
    actions: 'Actions',
  },
} as const;
