import { createLeaveCalendarLink, deleteTimeLog } from '@rollcall/shared/contract';
import {
  adminCall,
  anySessionCall,
  ownerOnlyCall,
  ownListCall,
  publicCall,
  withRow,
} from './row.ts';

const leaveOn = (date: string) => ({ type: 'Annual', startDate: date, endDate: date });
const logOn = (date: string) => ({ punchIn: `${date} 09:00:00`, punchOut: `${date} 10:00:00` });

/** Punches, breaks, corrections, leaves, attendance and notifications. */
export const TIME_ROWS = {
  punchIn: anySessionCall(async (fixture) => {
    await fixture.reset();
    return { path: '/user/timeLog' };
  }),
  punchOut: ownerOnlyCall(404, 200, async (fixture) => ({
    path: `/user/timeLog/${await fixture.createOpenLog()}`,
  })),
  startBreak: ownerOnlyCall(404, 200, async (fixture) => ({
    path: `/user/timeLog/${await fixture.createOpenLog()}/breaks`,
  })),
  endBreak: ownerOnlyCall(404, 200, async (fixture) => ({
    path: `/user/timeLog/${await fixture.createOpenLog(true)}/breaks`,
  })),
  listOwnTimeLogs: ownListCall(withRow((fixture) => fixture.createLog(), '/me/time-logs')),
  listEmployeeTimeLogs: {
    ...ownerOnlyCall(
      403,
      200,
      withRow(
        (fixture) => fixture.createLog(),
        '/user/timeLog/ID?startDate=2025-01-01&endDate=2025-12-31',
      ),
    ),
    isOwn: true as const,
  },
  getTimeStatistics: ownerOnlyCall(
    403,
    200,
    withRow((fixture) => fixture.createLog(), '/user/timeLog/stat/ID'),
  ),
  listTimeLogs: adminCall(withRow((fixture) => fixture.createLog(), '/admin/time-logs')),
  createTimeLog: adminCall((fixture) => ({
    path: '/admin/time-logs',
    body: { employeeId: fixture.id, ...logOn(fixture.freeDay().past), reason: 'Because' },
  })),
  getTimeLogHistory: adminCall(async (fixture) => ({
    path: `/admin/time-logs/${await fixture.createLog()}/history`,
  })),
  updateTimeLog: adminCall(async (fixture) => ({
    path: `/admin/time-logs/${await fixture.createOpenLog(true)}`,
    body: { punchOut: '2026-03-10 11:00:00', reason: 'Because' },
  })),
  deleteTimeLog: adminCall(async (fixture) => ({
    path: `/admin/time-logs/${await fixture.createLog()}`,
    body: { reason: 'Because' },
  })),
  restoreTimeLog: adminCall(async (fixture) => {
    const id = await fixture.createOpenLog(true);
    const body = { reason: 'Because' };
    await fixture.api.call(deleteTimeLog, { params: { id }, body, token: fixture.tokens.admin });
    return { path: `/admin/time-logs/${id}/restore` };
  }),
  undoTimeLogChanges: adminCall(async (fixture) => {
    const id = await fixture.createOpenLog(true);
    const { body } = await fixture.api.call(deleteTimeLog, {
      params: { id },
      body: { reason: 'Because' },
      token: fixture.tokens.admin,
    });
    return { path: '/admin/time-logs/undo', body: { ids: [body.data.id] } };
  }),
  previewCloseTimeLogs: adminCall(() => ({ path: '/admin/time-logs/close?at=17:30' })),
  closeTimeLogs: adminCall(async (fixture) => {
    const id = await fixture.createOpenLog(true);
    const logs = [{ id, punchOutAt: '2026-03-10T11:00:00-06:00' }];
    return { path: '/admin/time-logs/close', body: { logs, reason: 'Because' } };
  }),
  listAttendance: adminCall(withRow((fixture) => fixture.createLog(), '/admin/attendance')),
  explainDay: adminCall(({ id }) => ({ path: `/admin/attendance/${id}/2026-03-02` })),
  listBreaks: ownListCall(withRow((fixture) => fixture.createOpenLog(true), '/breaks')),
  requestCorrections: anySessionCall((fixture) => ({
    path: '/corrections',
    body: { rows: [logOn(fixture.freeDay().past)], reason: 'Because' },
  })),
  listOwnCorrections: ownListCall(
    withRow((fixture) => fixture.createCorrection(), '/me/corrections'),
  ),
  withdrawCorrection: ownerOnlyCall(404, 404, async (fixture) => ({
    path: `/corrections/${await fixture.createCorrection()}`,
  })),
  listCorrections: adminCall(
    withRow((fixture) => fixture.createCorrection(), '/admin/corrections'),
  ),
  decideCorrection: adminCall(async (fixture) => ({
    path: `/admin/corrections/${await fixture.createCorrection()}/decision`,
    body: { status: 'Rejected', reason: 'No' },
  })),
  reopenCorrection: adminCall(async (fixture) => ({
    path: `/admin/corrections/${await fixture.createCorrection('Rejected')}/decision`,
  })),
  listLeaves: ownListCall(withRow((fixture) => fixture.createLeave(), '/leaves')),
  requestLeave: anySessionCall((fixture) => ({
    path: '/leaves',
    body: leaveOn(fixture.freeDay().future),
  })),
  requestLeaveFor: adminCall((fixture) => ({
    path: '/admin/leaves',
    body: { employeeId: fixture.id, ...leaveOn(fixture.freeDay().future) },
  })),
  withdrawLeave: ownerOnlyCall(404, 404, async (fixture) => ({
    path: `/leaves/${await fixture.createLeave()}`,
  })),
  decideLeave: adminCall(async (fixture) => ({
    path: `/leaves/${await fixture.createLeave()}/decision`,
    body: { status: 'Approved' },
  })),
  reopenLeave: adminCall(async (fixture) => ({
    path: `/leaves/${await fixture.createLeave('Approved')}/decision`,
    body: { reason: 'Because' },
  })),
  getLeaveConflicts: {
    ...ownerOnlyCall(
      403,
      200,
      withRow(
        (fixture) => fixture.createLeave(),
        '/leaves/conflicts?startDate=2026-05-01&endDate=2027-04-30&employeeId=ID',
      ),
    ),
    isOwn: true as const,
  },
  getLeaveCalendar: adminCall(
    withRow((fixture) => fixture.createLeave(), '/admin/leaves/calendar'),
  ),
  createLeaveCalendarLink: adminCall(() => ({ path: '/admin/leaves/calendar-link' })),
  revokeLeaveCalendarLink: adminCall(() => ({ path: '/admin/leaves/calendar-link' })),
  readLeaveCalendarLink: publicCall(200, async ({ api, tokens }) => ({
    path: (await api.call(createLeaveCalendarLink, { token: tokens.admin })).body.data.path,
  })),
  listNotifications: ownListCall(
    withRow((fixture) => fixture.createNotification(), '/notifications'),
  ),
  readNotification: ownerOnlyCall(404, 404, async (fixture) => ({
    path: `/notifications/${await fixture.createNotification()}/read`,
  })),
  readAllNotifications: anySessionCall(
    withRow((fixture) => fixture.createNotification(), '/notifications/read'),
  ),
};
