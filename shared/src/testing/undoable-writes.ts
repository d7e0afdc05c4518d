import {
  decideOvertimeMutation,
  deleteHolidayMutation,
  reopenCorrectionMutation,
  undoOvertimeMutation,
} from '../calls/index.ts';
import { mutate } from './serve-calls.ts';

const OVERTIME = { employeeId: 7, date: '2026-03-03', bucket: 'daily', minutes: 30 } as const;
const HOLIDAY = { calendarId: 3, date: '2026-03-03', name: 'Texas Day', part: 'full' } as const;

const saved = (text: string) => ['success', text] as const;

/** Writes whose toasts offer Undo, and those that undo: the toast, and whether a failure is one. */
export const UNDOABLE_WRITES = [
  {
    write: 'deleteHoliday',
    send: () => mutate(deleteHolidayMutation(), HOLIDAY),
    success: saved('Holiday deleted'),
    isFailureRaised: true,
  },
  {
    write: 'decideOvertime',
    send: () => mutate(decideOvertimeMutation(), { entries: [OVERTIME], status: 'approved' }),
    success: saved('Overtime decided'),
    // The dialog shows it.
    isFailureRaised: false,
  },
  {
    write: 'decideOvertime',
    send: () => mutate(undoOvertimeMutation(), [OVERTIME]),
    success: saved('The overtime is pending again'),
    isFailureRaised: true,
  },
  {
    write: 'reopenCorrection',
    send: () => mutate(reopenCorrectionMutation(), { id: 4 }),
    success: saved('Decision undone. The correction is pending again.'),
    isFailureRaised: true,
  },
] as const;
