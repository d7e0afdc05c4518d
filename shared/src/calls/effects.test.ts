/** @jest-environment jsdom */
import { CHANGED_READS, ENDPOINTS, type Endpoint, type Write } from '../contract/index.ts';
import { aNewEmployee } from '../testing/builders.ts';
import { ANSWERS, CONSOLE_WRITES } from '../testing/console-writes.ts';
import { PLAN_WRITES } from '../testing/plan-writes.ts';
import { ROSTER_WRITES } from '../testing/roster-writes.ts';
import { SCHEDULE_WRITES } from '../testing/schedule-writes.ts';
import { cacheAllReads, fetchNow, mutate, serveCalls, staleReads } from '../testing/serve-calls.ts';
import { UNDOABLE_WRITES } from '../testing/undoable-writes.ts';
import { accountStatusMutation, deleteEmployeeMutation } from './account-status.ts';
import {
  decideCorrectionMutation,
  requestCorrectionsMutation,
  withdrawCorrectionMutation,
} from './corrections.ts';
import {
  createDocumentMutation,
  deleteDocumentMutation,
  updateDocumentMutation,
} from './documents.ts';
import {
  createEmployeeMutation,
  employeeRightsMutation,
  employeeRoleMutation,
  resendInvitationMutation,
  updateEmployeeMutation,
} from './employee-record.ts';
import { allEmployeesQuery } from './employees.ts';
import {
  createLeaveCalendarLinkMutation,
  revokeLeaveCalendarLinkMutation,
} from './leave-calendar.ts';
import { decideLeaveMutation, reopenLeaveMutation } from './leave-decisions.ts';
import { requestLeaveMutation, withdrawLeaveMutation } from './leave-requests.ts';
import {
  changePasswordMutation,
  deleteMyPhotoMutation,
  endOtherSessionsMutation,
  endSessionMutation,
  updateMeMutation,
  updateMyPhotoMutation,
} from './me.ts';
import { readAllNotificationsMutation, readNotificationMutation } from './notifications.ts';
import { createTimeLogMutation, punchMutation } from './punches.ts';
import { scheduleMutation } from './schedules.ts';
import {
  closeTimeLogsMutation,
  deleteTimeLogMutation,
  restoreTimeLogMutation,
  undoTimeLogChangesMutation,
  updateTimeLogMutation,
} from './time-log-repair.ts';
import { cancelExportMutation, createExportMutation } from './transfer/exports.ts';
import { uploadMutation } from './uploads.ts';

const { respond, toasts } = serveCalls();

const FILE = { file: new Blob(['x']), name: 'a.png' };
const DOCUMENT = { type: 'Passport', url: '/f' };
const TIMES = { punchIn: '2026-03-09 09:00', punchOut: '2026-03-09 17:00' };
const LOG = { employeeId: 7, ...TIMES, reason: 'Forgot' };
const EXPORT = { list: 'leaves', filter: {}, format: 'csv' } as const;
const LEAVE = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-03' };
const REJECTED = { id: 9, status: 'Rejected', reason: 'No' } as const;
const PASSWORDS = { currentPassword: 'old one', password: 'new word', confirmPassword: 'new word' };
const SESSION = '0b6b1a0e-7b1f-4d7e-9d0a-6f2b8c9d0e1f';
const CLOSED = { logs: [{ id: 70, punchOutAt: '2026-03-09T17:30:00-06:00' }], reason: 'x' };
const keyOf = () => 'key';

interface Effect {
  readonly write: Write;
  readonly send: () => Promise<unknown>;
  /** Tone and text of a success. */
  readonly success: readonly [tone: string, text: string] | null;
  /** False when the page shows the failure. */
  readonly isFailureRaised: boolean;
}

const effect = (
  write: Write,
  send: () => Promise<unknown>,
  success: Effect['success'],
  isFailureRaised = true,
): Effect => ({ write, send, success, isFailureRaised });

const EFFECTS = [
  effect('createDocument', () => mutate(createDocumentMutation(7), DOCUMENT), [
    'success',
    'Document uploaded successfully',
  ]),
  effect('updateDocument', () => mutate(updateDocumentMutation(7), { ...DOCUMENT, id: 3 }), [
    'success',
    'Document updated successfully',
  ]),
  effect('deleteDocument', () => mutate(deleteDocumentMutation(), 3), [
    'warning',
    'Document deleted successfully',
  ]),
  effect('updateEmployee', () => mutate(updateEmployeeMutation(7), { received: {}, changes: {} }), [
    'success',
    'Employee updated successfully',
  ]),
  effect('setEmployeeRole', () => mutate(employeeRoleMutation(7), 'ADMIN'), null),
  effect('setEmployeeRights', () => mutate(employeeRightsMutation(7), ['payroll']), null),
  effect('resendInvitation', () => mutate(resendInvitationMutation(7, 'a@b.c'), undefined), [
    'success',
    'Invitation sent to a@b.c',
  ]),
  effect('deleteEmployee', () => mutate(deleteEmployeeMutation(7), undefined), [
    'success',
    'Employee deleted successfully',
  ]),
  // The page's banner shows the failure.
  effect(
    'createEmployee',
    () => mutate(createEmployeeMutation(), aNewEmployee()),
    ['success', 'Employee created successfully'],
    false,
  ),
  effect('setEmployeeStatus', () => mutate(accountStatusMutation(7, true), undefined), [
    'success',
    'Employee activated successfully',
  ]),
  effect('setEmployeeStatus', () => mutate(accountStatusMutation(7, false), undefined), [
    'success',
    'Employee deactivated successfully',
  ]),
  effect('upload', () => mutate(uploadMutation(), FILE), [
    'success',
    'Image uploaded successfully',
  ]),
  effect('punchIn', () => mutate(punchMutation(), { kind: 'in' }), null),
  effect('punchOut', () => mutate(punchMutation(), { kind: 'out', id: 70 }), null),
  effect(
    'startBreak',
    () => mutate(punchMutation(), { kind: 'start-break', id: 70, reason: '' }),
    null,
  ),
  effect('endBreak', () => mutate(punchMutation(), { kind: 'end-break', id: 70 }), null),
  effect('createTimeLog', () => mutate(createTimeLogMutation(keyOf), LOG), [
    'success',
    'Time log saved',
  ]),
  // The form shows the failure.
  effect(
    'updateTimeLog',
    () => mutate(updateTimeLogMutation(keyOf), { id: 70, punchOut: TIMES.punchOut, reason: 'x' }),
    ['success', 'Time log saved'],
    false,
  ),
  effect(
    'deleteTimeLog',
    () => mutate(deleteTimeLogMutation(keyOf), { id: 70, reason: 'x' }),
    ['success', 'Time log deleted'],
    false,
  ),
  effect(
    'closeTimeLogs',
    () => mutate(closeTimeLogsMutation(keyOf), CLOSED),
    ['success', 'Time logs closed'],
    false,
  ),
  effect(
    'restoreTimeLog',
    () => mutate(restoreTimeLogMutation(), 70),
    ['success', 'Time log restored'],
    false,
  ),
  effect(
    'undoTimeLogChanges',
    () => mutate(undoTimeLogChangesMutation(), [{ id: 71, version: null }]),
    ['success', 'Change undone'],
  ),
  effect(
    'requestCorrections',
    () => mutate(requestCorrectionsMutation(keyOf), { rows: [TIMES], reason: 'Forgot' }),
    ['success', 'Correction sent'],
  ),
  effect('withdrawCorrection', () => mutate(withdrawCorrectionMutation(), 4), [
    'success',
    'Correction withdrawn',
  ]),
  effect(
    'decideCorrection',
    () => mutate(decideCorrectionMutation('Approved'), { id: 4, status: 'Approved' }),
    ['success', 'Correction approved'],
  ),
  effect('decideCorrection', () => mutate(decideCorrectionMutation('Rejected'), REJECTED), [
    'success',
    'Correction rejected',
  ]),
  // The form shows the failure.
  effect(
    'requestLeave',
    () => mutate(requestLeaveMutation(keyOf), LEAVE),
    ['success', 'Leave requested'],
    false,
  ),
  effect(
    'requestLeaveFor',
    () => mutate(requestLeaveMutation(keyOf), { ...LEAVE, employeeId: 7 }),
    ['success', 'Leave requested'],
    false,
  ),
  effect('withdrawLeave', () => mutate(withdrawLeaveMutation(), 9), ['success', 'Leave withdrawn']),
  effect(
    'decideLeave',
    () => mutate(decideLeaveMutation('Approved'), { id: 9, status: 'Approved' }),
    ['success', 'Leave approved'],
  ),
  effect('decideLeave', () => mutate(decideLeaveMutation('Rejected'), REJECTED), [
    'success',
    'Leave rejected',
  ]),
  effect('reopenLeave', () => mutate(reopenLeaveMutation(), { id: 9 }), [
    'success',
    'Decision undone. The leave is pending again.',
  ]),
  effect('readNotification', () => mutate(readNotificationMutation(5), undefined), null),
  effect('readAllNotifications', () => mutate(readAllNotificationsMutation(), undefined), null),
  effect('createLeaveCalendarLink', () => mutate(createLeaveCalendarLinkMutation(), null), null),
  // The profile shows the failure.
  effect(
    'updateMe',
    () => mutate(updateMeMutation(), { phone: '555 0100' }),
    ['success', 'Profile saved'],
    false,
  ),
  effect(
    'updateMyPhoto',
    () => mutate(updateMyPhotoMutation(), FILE),
    ['success', 'Photo saved'],
    false,
  ),
  effect('deleteMyPhoto', () => mutate(deleteMyPhotoMutation(), undefined), [
    'success',
    'Photo removed',
  ]),
  effect(
    'changePassword',
    () => mutate(changePasswordMutation(), PASSWORDS),
    ['success', 'Password changed. You were signed out everywhere else.'],
    false,
  ),
  effect('createExport', () => mutate(createExportMutation(), EXPORT), null, false),
  effect('cancelExport', () => mutate(cancelExportMutation(), SESSION), null),
  effect('endSession', () => mutate(endSessionMutation(), SESSION), ['success', 'Session ended']),
  effect('endOtherSessions', () => mutate(endOtherSessionsMutation(), undefined), [
    'success',
    'All other sessions ended',
  ]),
  effect('revokeLeaveCalendarLink', () => mutate(revokeLeaveCalendarLinkMutation(), undefined), [
    'success',
    'Calendar link revoked',
  ]),
  ...[...ROSTER_WRITES, ...UNDOABLE_WRITES, ...CONSOLE_WRITES].map(
    ({ write, send, success, isFailureRaised }) => effect(write, send, success, isFailureRaised),
  ),
  ...PLAN_WRITES.map(({ write, send, text, isFailureRaised }) =>
    effect(write, send, ['success', text], isFailureRaised),
  ),
  // The forms show the failures.
  ...SCHEDULE_WRITES.map(({ write, options, text }) =>
    effect(write, () => mutate(scheduleMutation(write), options), ['success', text], false),
  ),
].map((item) => [`${item.write} (${item.success?.[1] ?? 'no toast'})`, item] as const);

const callOf = (write: Write): Endpoint => ENDPOINTS[write];

test('every write of the map has a mutation', () => {
  const written = new Set(EFFECTS.map(([, { write }]) => write));
  const missing = Object.keys(CHANGED_READS).filter((write) => !written.has(write as Write));
  expect(missing).toEqual([]);
});

test.each(EFFECTS)('%s: toast and stale reads after success (spec §8)', async (_, item) => {
  cacheAllReads();
  respond(callOf(item.write), { data: ANSWERS[item.write] ?? { path: '/f', location: '/f' } });
  await item.send();
  expect(toasts.map(({ tone, text }) => [tone, text])).toEqual(item.success ? [item.success] : []);
  expect(staleReads().toSorted()).toEqual([...CHANGED_READS[item.write]].toSorted());
});

test.each(EFFECTS)('%s: toast and stale reads after a failure (spec §8)', async (_, item) => {
  cacheAllReads();
  respond(callOf(item.write), { message: 'No' }, 409);
  await item.send().catch(() => {});
  expect(toasts).toEqual(item.isFailureRaised ? [{ tone: 'error', text: 'No' }] : []);
  expect(staleReads().toSorted()).toEqual([...CHANGED_READS[item.write]].toSorted());
});

test.each([
  ['getTodaysPunches', [{ tone: 'error', text: 'Failed to fetch dashboard stats' }]],
  ['listTimeLogs', []],
  ['listAttendance', []],
] as const)('all employees that fail, read for %s, raise %j (spec §8)', async (outcome, raised) => {
  respond(ENDPOINTS.listEmployees, '', 500);
  await fetchNow(allEmployeesQuery(outcome)).catch(() => {});
  expect(toasts).toEqual(raised);
});
