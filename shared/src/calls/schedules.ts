import type { AnswerOf, CallOptions, OwnCall } from '@rollcall/shared/transport';
import { ENDPOINTS, type Endpoint } from '../contract/index.ts';
import type { OutcomeName } from './default-error-messages.ts';
import { requestOwn } from './request.ts';
import { writeMutation } from './write.ts';

/**
 * The writes about the company, announcements, departments, designations, shifts, schedules and holidays, and about periods and
 * adjustments, with their toasts.
 */
const SAVED = {
  updateCompany: 'Company saved',
  createAnnouncement: 'Announcement added',
  updateAnnouncement: 'Announcement saved',
  deleteAnnouncement: 'Announcement deleted',
  createDepartment: 'Department added',
  updateDepartment: 'Department saved',
  deleteDepartment: 'Department deleted',
  renameDesignation: 'Designation renamed',
  createShift: 'Shift added',
  updateShift: 'Shift saved',
  deleteShift: 'Shift deleted',
  createWorkSchedule: 'Work schedule added',
  updateWorkSchedule: 'Work schedule saved',
  deleteWorkSchedule: 'Work schedule deleted',
  createHolidayCalendar: 'Holiday calendar added',
  updateHolidayCalendar: 'Holiday calendar saved',
  deleteHolidayCalendar: 'Holiday calendar deleted',
  setHolidays: 'Holidays saved',
  setHoliday: 'Holiday saved',
  closePeriod: 'Period closed',
  reopenPeriod: 'Period reopened',
  createAdjustment: 'Adjustment added',
  deleteAdjustment: 'Adjustment deleted',
} as const satisfies Partial<Record<OwnCall, string>>;

/** A write of {@link scheduleMutation}. */
export type ScheduleWrite = keyof typeof SAVED;

/** `requestOwn` with options that the signature of {@link scheduleMutation} has checked. */
type SendChecked = (endpoint: Endpoint, outcome: OutcomeName, options: object) => Promise<unknown>;
const sendChecked = requestOwn as SendChecked;

/**
 * Makes a write about working time: its variables are params and body of the call, its result is the answer. The form shows the failure, by default
 * 'Failed to save the settings'.
 */
export const scheduleMutation = <Name extends ScheduleWrite>(name: Name) =>
  writeMutation<CallOptions<Name>, AnswerOf<Name>>(name, {
    mutationFn: async (options) =>
      (await sendChecked(ENDPOINTS[name], 'saveSchedules', options)) as AnswerOf<Name>,
    success: { text: SAVED[name], tone: 'success' },
    toastFailure: false,
  });
