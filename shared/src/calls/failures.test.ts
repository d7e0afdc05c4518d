/** @jest-environment jsdom */

import { ENDPOINTS, type Endpoint } from '../contract/index.ts';
import { aNewEmployee, aRegistration } from '../testing/builders.ts';
import { OWN_READS } from '../testing/own-reads.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import { accountStatusMutation, deleteEmployeeMutation } from './account-status.ts';
import { attendanceQuery, dayQuery, ownAttendanceQuery } from './attendance.ts';
import { boardQuery } from './attendance-board.ts';
import { login } from './auth.ts';
import { breaksQuery } from './breaks.ts';
import { correctionsQuery, ownCorrectionsQuery } from './corrections.ts';
import { dashboardQuery } from './dashboard.ts';
import {
  createDocumentMutation,
  deleteDocumentMutation,
  updateDocumentMutation,
} from './documents.ts';
import {
  createEmployeeMutation,
  employeeQuery,
  employeeRightsMutation,
  employeeRoleMutation,
  resendInvitationMutation,
  updateEmployeeMutation,
} from './employee-record.ts';
import { employeeTimeLogsQuery, timeStatisticsQuery } from './employee-time.ts';
import { allEmployeesQuery, employeeSearchQuery, employeesQuery } from './employees.ts';
import { readHolidayFileMutation } from './holidays.ts';
import { createLeaveCalendarLinkMutation, leaveCalendarQuery } from './leave-calendar.ts';
import { leaveConflictsQuery } from './leave-decisions.ts';
import { leavesQuery } from './leaves.ts';
import { dailyMailMutation, preferencesQuery } from './preferences.ts';
import { createTimeLogMutation, ownTimeQuery, punchMutation } from './punches.ts';
import { resetPassword, sendCode, verifyCode } from './recovery.ts';
import { registerEmployee } from './registration.ts';
import { timeLogsQuery } from './time-logs.ts';
import { uploadMutation } from './uploads.ts';

const ATTENDANCE = 'Failed to fetch attendance records';

const { respond } = serveCalls();

const fetch = (query: object) => () => fetchNow(query);
const RANGE = { employeeId: 7, startDate: '2026-03-01', endDate: '2026-03-31' };
const DAYS = { startDate: '2026-04-01', endDate: '2026-04-03' };
const LOG = {
  employeeId: 7,
  punchIn: '2026-03-09 09:00',
  punchOut: '2026-03-09 17:00',
  reason: 'Forgot',
};
const FILE = { file: new Blob(['x']), name: 'a.png' };
const DOCUMENT = { type: 'Passport', url: '/f' };
const RESET = { ref: 'r', password: 'secret', confirmPassword: 'secret' };

/** Calls that read data: those of spec §8 and those of our own server. */
const READS: [string, Endpoint, () => Promise<unknown>][] = [
  ['Failed to fetch dashboard data', ENDPOINTS.getDashboard, fetch(dashboardQuery())],
  ...OWN_READS.map(([message, call, query]): [string, Endpoint, () => Promise<unknown>] => [
    message,
    call,
    fetch(query),
  ]),
  [
    'Failed to read the file',
    ENDPOINTS.readHolidayFile,
    () => mutate(readHolidayFileMutation(), { text: 'x', from: '2026-01-01' }),
  ],
  ['Failed to fetch your preferences', ENDPOINTS.getPreferences, fetch(preferencesQuery())],
  [
    'Failed to fetch dashboard stats',
    ENDPOINTS.listEmployees,
    fetch(allEmployeesQuery('getTodaysPunches')),
  ],
  [
    'Failed to fetch employees',
    ENDPOINTS.listEmployees,
    fetch(employeesQuery({ page: 0, isActive: true })),
  ],
  [
    'Failed to search employees',
    ENDPOINTS.searchEmployees,
    fetch(employeeSearchQuery({ searchTerm: 'a', isActive: true, page: 0 })),
  ],
  ['Failed to fetch employees', ENDPOINTS.getEmployee, fetch(employeeQuery(7))],
  ['Failed to fetch time logs', ENDPOINTS.listEmployees, fetch(allEmployeesQuery('listTimeLogs'))],
  ['Failed to fetch time logs', ENDPOINTS.listTimeLogs, fetch(timeLogsQuery({ page: 0 }))],
  ['Failed to fetch time logs', ENDPOINTS.listOwnTimeLogs, fetch(ownTimeQuery({ page: 0 }))],
  [
    'Failed to fetch monthly logs',
    ENDPOINTS.listOwnTimeLogs,
    fetch(ownTimeQuery({ page: 0, month: '2026-03' })),
  ],
  [
    'Failed to fetch range logs',
    ENDPOINTS.listEmployeeTimeLogs,
    fetch(employeeTimeLogsQuery({ ...RANGE, page: 0 })),
  ],
  [
    'Failed to fetch monthly logs',
    ENDPOINTS.listEmployeeTimeLogs,
    fetch(employeeTimeLogsQuery({ ...RANGE, page: 0 }, 'listMonthlyLogs')),
  ],
  ['Failed to fetch range logs', ENDPOINTS.getTimeStatistics, fetch(timeStatisticsQuery(RANGE))],
  [ATTENDANCE, ENDPOINTS.listEmployees, fetch(allEmployeesQuery('listAttendance'))],
  [ATTENDANCE, ENDPOINTS.listAttendance, fetch(attendanceQuery({ month: '2026-03', page: 0 }))],
  [ATTENDANCE, ENDPOINTS.explainDay, fetch(dayQuery({ employeeId: 7, date: '2026-03-09' }))],
  [ATTENDANCE, ENDPOINTS.getAttendanceBoard, fetch(boardQuery({ page: 0 }))],
  [ATTENDANCE, ENDPOINTS.explainOwnDay, fetch(dayQuery({ date: '2026-03-09' }))],
  [ATTENDANCE, ENDPOINTS.getMyAttendance, fetch(ownAttendanceQuery('2026-03'))],
  ['Failed to fetch leaves', ENDPOINTS.listLeaves, fetch(leavesQuery({}))],
  ['Failed to fetch breaks', ENDPOINTS.listBreaks, fetch(breaksQuery({}))],
  ['Failed to fetch corrections', ENDPOINTS.listCorrections, fetch(correctionsQuery({ page: 0 }))],
  [
    'Failed to fetch corrections',
    ENDPOINTS.listOwnCorrections,
    fetch(ownCorrectionsQuery({ page: 0 })),
  ],
  [
    'Failed to fetch the calendar',
    ENDPOINTS.getLeaveCalendar,
    fetch(leaveCalendarQuery({ month: '2026-04' })),
  ],
  ['Failed to fetch conflicts', ENDPOINTS.getLeaveConflicts, fetch(leaveConflictsQuery(DAYS))],
];

const INVITE = resendInvitationMutation(7, null);

/** Calls that change data. */
const WRITES: [string, Endpoint, () => Promise<unknown>][] = [
  [
    'Failed to save your preferences',
    ENDPOINTS.updatePreferences,
    () => mutate(dailyMailMutation(), true),
  ],
  [
    'Login failed. Please try again.',
    ENDPOINTS.login,
    () => login({ email: 'a@b.example', password: 'p' }),
  ],
  ['Failed to send OTP. Please try again.', ENDPOINTS.forgotPassword, () => sendCode('a@b.c')],
  [
    'Invalid OTP. Please try again.',
    ENDPOINTS.verifyOtpCode,
    () => verifyCode({ email: 'a@b.example', otpCode: '0042' }),
  ],
  [
    'Failed to reset password. Please try again.',
    ENDPOINTS.setPassword,
    () => resetPassword(RESET),
  ],
  [
    'Registration failed. Please try again.',
    ENDPOINTS.register,
    () => registerEmployee(aRegistration()),
  ],
  [
    'Failed to update employee status',
    ENDPOINTS.setEmployeeStatus,
    () => mutate(accountStatusMutation(7, true), undefined),
  ],
  [
    'Failed to delete employee',
    ENDPOINTS.deleteEmployee,
    () => mutate(deleteEmployeeMutation(7), undefined),
  ],
  [
    'Failed to update employee',
    ENDPOINTS.updateEmployee,
    () => mutate(updateEmployeeMutation(7), { received: {}, changes: {} }),
  ],
  [
    'Failed to update employee',
    ENDPOINTS.setEmployeeRole,
    () => mutate(employeeRoleMutation(7), 'ADMIN'),
  ],
  [
    'Failed to update employee',
    ENDPOINTS.setEmployeeRights,
    () => mutate(employeeRightsMutation(7), ['payroll']),
  ],
  ['Failed to send the invitation', ENDPOINTS.resendInvitation, () => mutate(INVITE, undefined)],
  [
    'Failed to create employee',
    ENDPOINTS.createEmployee,
    () => mutate(createEmployeeMutation(), aNewEmployee()),
  ],
  ['Failed to upload image', ENDPOINTS.upload, () => mutate(uploadMutation(), FILE)],
  [
    'Failed to upload document',
    ENDPOINTS.createDocument,
    () => mutate(createDocumentMutation(7), DOCUMENT),
  ],
  [
    'Failed to updated document',
    ENDPOINTS.updateDocument,
    () => mutate(updateDocumentMutation(7), { ...DOCUMENT, id: 3 }),
  ],
  [
    'Failed to delete document',
    ENDPOINTS.deleteDocument,
    () => mutate(deleteDocumentMutation(), 3),
  ],
  ['Failed to create time log', ENDPOINTS.punchIn, () => mutate(punchMutation(), { kind: 'in' })],
  [
    'Failed to update time log',
    ENDPOINTS.punchOut,
    () => mutate(punchMutation(), { kind: 'out', id: 70 }),
  ],
  [
    'Failed to create time log',
    ENDPOINTS.createTimeLog,
    () =>
      mutate(
        createTimeLogMutation(() => 'k'),
        LOG,
      ),
  ],
  [
    'Failed to create the link',
    ENDPOINTS.createLeaveCalendarLink,
    () => mutate(createLeaveCalendarLinkMutation(), null),
  ],
];

test.each([...READS, ...WRITES])(
  '"%s" is the message when the server sends none, for %j (spec §8)',
  async (message, call, send) => {
    respond(call, '<h1>Bad Gateway</h1>', 500);
    await expect(send()).rejects.toMatchObject({ message, status: 500 });
  },
);

test.each([...READS, ...WRITES])(
  'the server’s message replaces "%s", for %j (spec §8)',
  async (_, call, send) => {
    respond(call, { message: 'Not on a Sunday' }, 422);
    await expect(send()).rejects.toMatchObject({ message: 'Not on a Sunday', status: 422 });
  },
);

test.each(READS)(
  '"%s" is the message for an HTML page with status 200, for %j',
  async (...read) => {
    const [message, call, send] = read;
    respond(call, '<!doctype html><p>Sign in to the network</p>');
    await expect(send()).rejects.toMatchObject({ message, status: 200 });
  },
);

test.each([
  ['no token', { data: { employee: {} } }],
  ['an empty token', { data: { token: '' } }],
  ['an HTML page', '<!doctype html>'],
])('a sign-in with the response %s is refused: it has no token (spec §5)', async (_, body) => {
  respond(ENDPOINTS.login, body);
  const sent = login({ email: 'a@b.example', password: 'p' });
  await expect(sent).rejects.toMatchObject({ message: 'No token received', status: 200 });
});

test.each([[{ data: {} }], [{ data: { ref: ' ' } }], ['<!doctype html>'], [[]]])(
  'a code with the response %j is refused: it has no reset token (spec §5)',
  async (body) => {
    respond(ENDPOINTS.verifyOtpCode, body);
    const sent = verifyCode({ email: 'a@b.example', otpCode: '0042' });
    await expect(sent).rejects.toMatchObject({
      message: 'Reset token missing in response',
      status: 200,
    });
  },
);

test.each([
  [{ status: true, message: 'Done' }, 'Done'],
  [{ status: true }, null],
])('a reset with the response %j has succeeded (spec §5)', async (body, message) => {
  respond(ENDPOINTS.setPassword, body);
  await expect(resetPassword(RESET)).resolves.toBe(message);
});

test.each([
  [{ status: false, message: 'Link is too old' }, 'Link is too old'],
  [{ status: 'true', message: ' ' }, 'Failed to reset password. Please try again.'],
  [{ data: { status: true } }, 'Failed to reset password. Please try again.'],
  ['<!doctype html>', 'Failed to reset password. Please try again.'],
])(
  'a reset with the response %j has failed, because status is not true (spec §5)',
  async (body, message) => {
    respond(ENDPOINTS.setPassword, body);
    await expect(resetPassword(RESET)).rejects.toMatchObject({ message, status: 200 });
  },
);

test('a reset that failed with a message says that the server sent it', async () => {
  respond(ENDPOINTS.setPassword, { status: false, message: 'Link is too old' });
  await expect(resetPassword(RESET)).rejects.toMatchObject({ origin: 'server' });
});
