import {
  copyRosterMutation,
  createShiftCalendarLinkMutation,
  deleteRosterEntryMutation,
  discardRosterDraftsMutation,
  publishRosterMutation,
  revokeShiftCalendarLinkMutation,
  setRosterEntryMutation,
  undoRosterChangesMutation,
} from '../calls/index.ts';
import { mutate } from './serve-calls.ts';

const ENTRY = { params: { employeeId: 7, date: '2026-03-03' } };
const DAY_OFF = { ...ENTRY, body: { shiftIds: [] } };
const WEEK = { from: '2026-03-09' };
const COPY = { ...WEEK, to: '2026-03-16', changes: 1, overwritten: 0 };

const saved = (text: string) => ['success', text] as const;

/** Every write of rosters and of the own calendar link: its toast, and whether its failure is one. */
export const ROSTER_WRITES = [
  {
    write: 'createShiftCalendarLink',
    send: () => mutate(createShiftCalendarLinkMutation(), undefined),
    success: null,
    isFailureRaised: true,
  },
  {
    write: 'revokeShiftCalendarLink',
    send: () => mutate(revokeShiftCalendarLinkMutation(), undefined),
    success: saved('Calendar link revoked'),
    isFailureRaised: true,
  },
  {
    write: 'setRosterEntry',
    send: () => mutate(setRosterEntryMutation(), DAY_OFF),
    success: saved('Draft saved'),
    isFailureRaised: false,
  },
  {
    write: 'deleteRosterEntry',
    send: () => mutate(deleteRosterEntryMutation(), ENTRY),
    success: saved('The schedule counts again'),
    isFailureRaised: false,
  },
  {
    write: 'copyRoster',
    send: () => mutate(copyRosterMutation(), COPY),
    success: saved('Week copied as a draft'),
    isFailureRaised: false,
  },
  {
    write: 'discardRosterDrafts',
    send: () => mutate(discardRosterDraftsMutation(), WEEK),
    success: saved('Drafts discarded'),
    isFailureRaised: false,
  },
  {
    write: 'publishRoster',
    send: () => mutate(publishRosterMutation(), WEEK),
    success: saved('Roster published'),
    isFailureRaised: false,
  },
  {
    write: 'undoRosterChanges',
    send: () => mutate(undoRosterChangesMutation(), { revision: 1, days: [] }),
    success: saved('Change undone'),
    isFailureRaised: true,
  },
] as const;
