import { formatZone } from '@rollcall/shared/domain';

/** Texts of the correction form (spec §2, Correction page). */
export const TEXTS = {
  title: 'Time Correction',
  rows: 'Corrections',
  row: 'Row',
  punchIn: 'Punch In',
  punchOut: 'Punch Out',
  effect: 'Worked',
  missingLog: 'Missing log',
  correctedLog: (date: string) => `Log of ${date}`,
  alsoPunchIn: 'Correct the punch-in, too',
  addRow: 'Add Row',
  removeRow: 'Remove row',
  reason: 'Reason',
  submit: 'Submit',
  signInFirst: 'You will be asked to sign in first. Your input will be kept.',
  notSent: 'Nothing has been sent. Please fix the highlighted rows.',
  zone: (zone: string) => `Times are in ${formatZone(zone)}.`,
  otherwise: (zone: string) =>
    `Times are in ${formatZone(zone)}, unless the row names another zone.`,
  required: {
    punchIn: 'Punch-in time is required',
    punchOut: 'Punch-out time is required',
    reason: 'A reason is required',
  },
  sent: (count: number) =>
    count === 1 ? 'Correction requested' : `${count} corrections requested`,
  waiting: 'An administrator will decide. Your time logs stay as they are until then.',
  span: (from: string, to: string) => `${from} – ${to}`,
  at: (date: string, time: string) => `${date}, ${time}`,
  mine: 'See your corrections',
  again: 'Request another correction',
  requested: (date: string) =>
    `The correction of your time log of ${date} is waiting for an administrator.`,
  minutes: (before: string, after: string) => `${before} → ${after}`,
} as const;
