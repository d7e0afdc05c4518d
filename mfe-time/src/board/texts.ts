import type { BoardState } from '@rollcall/shared/contract';

/** Texts of the board of today. */
export const TEXTS = {
  title: 'Board',
  table: 'Time logs',
  view: 'View',
  loading: 'Loading the board',
  states: {
    due: 'Due',
    'at-work': 'At work',
    late: 'Late',
    'on-break': 'On break',
    left: 'Left',
    missing: 'Missing',
    'on-leave': 'On leave',
    'still-open': 'Still open',
  } as const satisfies Record<BoardState, string>,
  counters: 'Employees by status',
  columns: {
    employee: 'Employee',
    state: 'Status',
    since: 'Since',
    shift: 'Shift',
    late: 'Late',
    department: 'Department',
  },
  openLog: (name: string) => `Open the time log of ${name}`,
  empty: 'No one is expected today, and no one has punched in.',
  emptyFiltered: 'No one who is expected today matches these filters.',
  emptyStates: {
    due: 'No one is due: every shift of today has begun.',
    'at-work': 'No one is at work, except employees under Late.',
    late: 'No one at work came late.',
    'on-break': 'No one is on a break.',
    left: 'No one has left yet.',
    missing: 'No one is missing: everyone whose shift has begun is here or was here.',
    'on-leave': 'No one is on leave today.',
    'still-open': 'No time log of an earlier day is still open.',
  } as const satisfies Record<BoardState, string>,
} as const;
