import { formatZone } from '@rollcall/shared/domain';

/** Texts of a time log entered by an administrator. */
export const TEXTS = {
  add: 'Add a missing time log',
  replace: (name: string) => `Enter the punch-out of ${name}`,
  employee: 'Employee',
  punchIn: 'Punch In',
  punchOut: 'Punch Out',
  reason: 'Reason',
  kept: 'Your unsaved changes were kept.',
  reopen: 'Reopen',
  save: 'Save',
  cancel: 'Cancel',
  openOther: 'Open that log',
  zone: (zone: string) => `Times are in ${formatZone(zone)}.`,
  required: {
    employeeId: 'Choose an employee',
    punchIn: 'Punch-in time is required',
    punchOut: 'Punch-out time is required',
  },
} as const;
