/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import { attendanceQuery, dayQuery, ownAttendanceQuery } from './attendance.ts';
import { boardQuery } from './attendance-board.ts';
import { endSession, refreshSession } from './auth.ts';
import {
  correctionsQuery,
  decideCorrectionMutation,
  ownCorrectionsQuery,
  reopenCorrectionMutation,
  requestCorrectionsMutation,
  withdrawCorrectionMutation,
} from './corrections.ts';
import { employeeQuery, employeeRoleMutation } from './employee-record.ts';
import { employeeTimeLogsQuery } from './employee-time.ts';
import {
  createLeaveCalendarLinkMutation,
  leaveCalendarQuery,
  revokeLeaveCalendarLinkMutation,
} from './leave-calendar.ts';
import {
  decideLeaveMutation,
  leaveConflictsQuery,
  reopenLeaveMutation,
} from './leave-decisions.ts';
import { requestLeaveMutation, withdrawLeaveMutation } from './leave-requests.ts';
import { createTimeLogMutation, ownTimeQuery, type Punch, punchMutation } from './punches.ts';
import { resendVerificationMail, verifyEmailAddress } from './registration.ts';
import {
  closePreviewQuery,
  closeTimeLogsMutation,
  deleteTimeLogMutation,
  restoreTimeLogMutation,
  timeLogHistoryQuery,
  undoTimeLogChangesMutation,
  updateTimeLogMutation,
} from './time-log-repair.ts';
import { timeLogsQuery } from './time-logs.ts';

const { server, respond } = serveCalls('secret');

/** Responds to every call with a body that each call reads as a success. */
function respondToAll(): void {
  const data = { token: 't', ref: 'r', location: '/f', path: '/feed' };
  for (const call of Object.values(ENDPOINTS)) respond(call, { status: true, data });
  for (const call of [ENDPOINTS.listTimeLogs, ENDPOINTS.listOwnTimeLogs])
    respond(call, { data: [] });
}

const fetch = (query: object) => () => fetchNow(query);
const punch = (input: Punch) => () => mutate(punchMutation(), input);

const ROW = { timeLogId: 70, punchIn: '2026-03-09 09:00', punchOut: '2026-03-09 17:00' };
const LEAVE = { type: 'Annual', startDate: '2026-04-01', endDate: '2026-04-03' };
const CLOSED = { logs: [{ id: 70, punchOutAt: '2026-03-09T17:30:00-06:00' }], reason: 'x' };
const LOG = {
  employeeId: 7,
  punchIn: '2026-03-09 09:00',
  punchOut: '2026-03-09 17:00',
  reason: 'x',
};

type Sent = readonly [line: string, query: object, body: unknown, key?: string];
const NO_BODY = '';

test.each<[string, () => Promise<unknown>, Sent]>([
  ['refresh', () => refreshSession('a@b.example'), ['POST /auth/refresh', {}, NO_BODY]],
  ['sign-out', () => endSession(), ['POST /auth/logout', {}, NO_BODY]],
  [
    'confirmed address',
    () => verifyEmailAddress('s'),
    ['POST /auth/verify-email', {}, { token: 's' }],
  ],
  [
    'confirmation mail again',
    () => resendVerificationMail('a@b.example'),
    ['POST /auth/verify-email/resend', {}, { email: 'a@b.example' }],
  ],
  ['employee', fetch(employeeQuery(7)), ['GET /admin/employee/7', {}, NO_BODY]],
  [
    'role',
    () => mutate(employeeRoleMutation(7), 'ADMIN'),
    ['PUT /admin/employee/7/role', {}, { role: 'ADMIN' }],
  ],
  [
    'logs, without unset filters',
    fetch(timeLogsQuery({ page: 0, search: 'a b', state: undefined, sort: 'worked' })),
    ['GET /admin/time-logs', { page: '0', search: 'a b', sort: 'worked' }, NO_BODY],
  ],
  [
    'attendance of a month',
    fetch(attendanceQuery({ month: '2026-03', page: 1, department: 'IT' })),
    ['GET /admin/attendance', { month: '2026-03', page: '1', department: 'IT' }, NO_BODY],
  ],
  [
    'breakdown of a day',
    fetch(dayQuery({ employeeId: 7, date: '2026-03-09' })),
    ['GET /admin/attendance/7/2026-03-09', {}, NO_BODY],
  ],
  [
    'board of today',
    fetch(boardQuery({ page: 1, state: 'still-open', search: undefined })),
    ['GET /admin/attendance/board', { page: '1', state: 'still-open' }, NO_BODY],
  ],
  [
    'own attendance',
    fetch(ownAttendanceQuery('2026-03')),
    ['GET /me/attendance', { month: '2026-03' }, NO_BODY],
  ],
  [
    'own logs of a month',
    fetch(ownTimeQuery({ page: 0, month: '2026-03' })),
    ['GET /me/time-logs', { page: '0', month: '2026-03' }, NO_BODY],
  ],
  ['punch in', punch({ kind: 'in' }), ['POST /user/timeLog', {}, {}]],
  ['punch out', punch({ kind: 'out', id: 70 }), ['PUT /user/timeLog/70', {}, {}]],
  [
    'break with a reason, trimmed',
    punch({ kind: 'start-break', id: 70, reason: ' Lunch ' }),
    ['POST /user/timeLog/70/breaks', {}, { reason: 'Lunch' }],
  ],
  [
    'break without a reason',
    punch({ kind: 'start-break', id: 70, reason: ' ' }),
    ['POST /user/timeLog/70/breaks', {}, { reason: null }],
  ],
  ['end of a break', punch({ kind: 'end-break', id: 70 }), ['PUT /user/timeLog/70/breaks', {}, {}]],
  [
    'a manual log, with its key (design §9)',
    () =>
      mutate(
        createTimeLogMutation(() => 'k1'),
        LOG,
      ),
    ['POST /admin/time-logs', {}, LOG, 'k1'],
  ],
  [
    'history of a log',
    fetch(timeLogHistoryQuery(70)),
    ['GET /admin/time-logs/70/history', {}, NO_BODY],
  ],
  [
    'a changed log, with its key (design §9)',
    () =>
      mutate(
        updateTimeLogMutation(() => 'k5'),
        { id: 70, punchOut: '2026-03-09 17:00', reason: 'x' },
      ),
    ['PUT /admin/time-logs/70', {}, { punchOut: '2026-03-09 17:00', reason: 'x' }, 'k5'],
  ],
  [
    'a deleted log, with its key (design §9)',
    () =>
      mutate(
        deleteTimeLogMutation(() => 'k6'),
        { id: 70, reason: 'x' },
      ),
    ['DELETE /admin/time-logs/70', {}, { reason: 'x' }, 'k6'],
  ],
  [
    'logs to close',
    fetch(closePreviewQuery({ at: '17:30', department: 'IT', search: undefined })),
    ['GET /admin/time-logs/close', { at: '17:30', department: 'IT' }, NO_BODY],
  ],
  [
    'closed logs, with their key (design §9)',
    () =>
      mutate(
        closeTimeLogsMutation(() => 'k7'),
        CLOSED,
      ),
    ['POST /admin/time-logs/close', {}, CLOSED, 'k7'],
  ],
  [
    'undone changes',
    () =>
      mutate(undoTimeLogChangesMutation(), [
        { id: 71, version: 'v' },
        { id: 72, version: null },
      ]),
    ['POST /admin/time-logs/undo', {}, { ids: [71, 72], versions: ['v', null] }],
  ],
  [
    'a restored log',
    () => mutate(restoreTimeLogMutation(), 70),
    ['POST /admin/time-logs/70/restore', {}, NO_BODY],
  ],
  [
    'requested corrections, with their key (design §9)',
    () =>
      mutate(
        requestCorrectionsMutation(() => 'k2'),
        { rows: [ROW], reason: 'x' },
      ),
    ['POST /corrections', {}, { rows: [ROW], reason: 'x' }, 'k2'],
  ],
  [
    'own corrections',
    fetch(ownCorrectionsQuery({ page: 3 })),
    ['GET /me/corrections', { page: '3' }, NO_BODY],
  ],
  [
    'all corrections',
    fetch(correctionsQuery({ page: 0, status: 'Pending', search: undefined })),
    ['GET /admin/corrections', { page: '0', status: 'Pending' }, NO_BODY],
  ],
  [
    'decision of a correction',
    () => mutate(decideCorrectionMutation('Rejected'), { id: 4, status: 'Rejected', reason: 'no' }),
    ['PUT /admin/corrections/4/decision', {}, { status: 'Rejected', reason: 'no' }],
  ],
  [
    'undone decision on a correction',
    () => mutate(reopenCorrectionMutation(), { id: 4, decidedAt: '2026-04-01T09:00:00-06:00' }),
    ['DELETE /admin/corrections/4/decision', {}, { decidedAt: '2026-04-01T09:00:00-06:00' }],
  ],
  [
    'withdrawn correction',
    () => mutate(withdrawCorrectionMutation(), 4),
    ['DELETE /corrections/4', {}, NO_BODY],
  ],
  [
    'own leave, with its key (design §9)',
    () =>
      mutate(
        requestLeaveMutation(() => 'k3'),
        { ...LEAVE, employeeId: undefined },
      ),
    ['POST /leaves', {}, LEAVE, 'k3'],
  ],
  [
    'leave on behalf (design §8)',
    () =>
      mutate(
        requestLeaveMutation(() => 'k4'),
        { ...LEAVE, employeeId: 7 },
      ),
    ['POST /admin/leaves', {}, { ...LEAVE, employeeId: 7 }, 'k4'],
  ],
  ['withdrawn leave', () => mutate(withdrawLeaveMutation(), 9), ['DELETE /leaves/9', {}, NO_BODY]],
  [
    'decision of a leave',
    () => mutate(decideLeaveMutation('Approved'), { id: 9, status: 'Approved' }),
    ['PUT /leaves/9/decision', {}, { status: 'Approved' }],
  ],
  [
    'a given decision undone',
    () => mutate(reopenLeaveMutation(), { id: 9, decidedAt: '2026-04-01T09:00:00-06:00' }),
    ['DELETE /leaves/9/decision', {}, { decidedAt: '2026-04-01T09:00:00-06:00' }],
  ],
  [
    'conflicts',
    fetch(leaveConflictsQuery({ startDate: '2026-04-01', endDate: '2026-04-03', leaveId: 9 })),
    [
      'GET /leaves/conflicts',
      { startDate: '2026-04-01', endDate: '2026-04-03', leaveId: '9' },
      NO_BODY,
    ],
  ],
  [
    'calendar of leaves',
    fetch(leaveCalendarQuery({ month: '2026-04', department: undefined })),
    ['GET /admin/leaves/calendar', { month: '2026-04' }, NO_BODY],
  ],
  [
    'secret link',
    () => mutate(createLeaveCalendarLinkMutation(), null),
    ['POST /admin/leaves/calendar-link', {}, { department: null }],
  ],
  [
    'revoked link',
    () => mutate(revokeLeaveCalendarLinkMutation(), undefined),
    ['DELETE /admin/leaves/calendar-link', {}, NO_BODY],
  ],
])(
  '%s: method, path, query, body and key (design §8)',
  async (_, send, [line, query, body, key]) => {
    respondToAll();
    await send();
    const sent = server.requests.map((request) => ({
      line: `${request.method} ${request.path}`,
      query: request.query,
      body: request.body,
      key: request.headers['idempotency-key'],
      token: request.headers.authorization,
    }));
    expect(sent).toEqual([{ line, query, body, key, token: 'Bearer secret' }]);
  },
);

const RANGE = { startDate: '2026-03-01', endDate: '2026-03-31' };

test.each([
  ['logs without an employee', employeeTimeLogsQuery({ ...RANGE, employeeId: undefined, page: 0 })],
  ['conflicts without dates', leaveConflictsQuery(undefined)],
])('%s: no call is made', (_, { queryFn }) => {
  // The query library's marker for a query that must not run.
  expect(typeof queryFn).toBe('symbol');
});
