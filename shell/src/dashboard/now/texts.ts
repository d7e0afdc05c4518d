import type { NowPerson, RecentDay } from '@rollcall/shared/calls';
import type { NowState } from '@rollcall/shared/contract';
import { formatDayLabel, formatTime } from '@rollcall/shared/domain';

/** Texts of the card of who is here. The states have the words of the board of Today's Attendance. */
export const TEXTS = {
  title: 'Now',
  loading: 'Loading who is here',
  loadingDays: 'Loading the last 14 days',
  filter: 'Employees by status',
  department: 'Department',
  allDepartments: 'All departments',
  people: 'Employees',
  states: {
    'at-work': 'At work',
    late: 'Late',
    'on-break': 'On break',
    missing: 'Missing',
    due: 'Due',
    'on-leave': 'On leave',
  } as const satisfies Record<NowState, string>,
  /** The count of a state that has not arrived. */
  unknown: '–',
  /** Where someone is: since when, or what is planned. */
  person: {
    'at-work': ({ since }) => `At work since ${formatTime(since)}`,
    late: ({ since }) => `Late, at work since ${formatTime(since)}`,
    'on-break': ({ since }) => `On break since ${formatTime(since)}`,
    missing: ({ plannedStart }) => `Missing, planned for ${formatTime(plannedStart)}`,
    due: ({ plannedStart }) => `Due at ${formatTime(plannedStart)}`,
    'on-leave': () => 'On leave',
  } as const satisfies Record<NowState, (person: NowPerson) => string>,
  empty: {
    'at-work': 'No one is at work, except employees under Late.',
    late: 'No one at work came late.',
    'on-break': 'No one is on a break.',
    missing: 'No one is missing.',
    due: 'No one is due: every shift of today has begun.',
    'on-leave': 'No one is on leave today.',
  } as const satisfies Record<NowState, string>,
  emptyAll: 'No one is expected today, and no one is here.',
  noneIn: 'No one has punched in yet today.',
  more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  days: 'The last 14 days',
  date: 'Date',
  punchedIn: 'Punched in',
  onLeave: 'On leave',
  /** @example 'Tue, Mar 10, 2026 (today)' */
  day: ({ date }: RecentDay, isToday: boolean) =>
    `${formatDayLabel(date)}${isToday ? ' (today)' : ''}`,
} as const;
