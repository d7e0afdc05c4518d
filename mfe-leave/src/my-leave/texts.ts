/** Texts of `/my/leave` (design §7). */
export const TEXTS = {
  title: 'My Leave',
  loading: 'Loading your leaves',
  empty: 'You have not requested any leave yet.',
  withdraw: 'Withdraw',
  columns: {
    type: 'Type',
    start: 'Start Date',
    end: 'End Date',
    duration: 'Duration',
    applied: 'Applied On',
    status: 'Status',
    actions: 'Actions',
  },
  by: (name: string) => `by ${name}`,
} as const;
