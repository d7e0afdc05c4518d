import { admins, anySession, owner, ownList, publicCall } from './row.ts';
import type { Scene } from './scene.ts';

const leaveOn = (date: string) => ({ type: 'Annual', startDate: date, endDate: date });
const logOn = (date: string) => ({ punchIn: `${date} 09:00:00`, punchOut: `${date} 10:00:00` });

/** Creates a row for the employee, so that the response is not empty, and returns the path. */
const withRow = (what: (scene: Scene) => Promise<number>, path: string) => async (scene: Scene) => {
  await what(scene);
  return { path: path.replace('ID', String(scene.id)) };
};

/** Punches, breaks, corrections, leaves, attendance and notifications. */
export const TIME_ROWS = {
  punchIn: anySession(async (scene) => {
    await scene.reset();
    return { path: '/user/timeLog' };
  }),
  punchOut: owner(404, 200, async (scene) => ({ path: `/user/timeLog/${await scene.openLog()}` })),
  startBreak: owner(404, 200, async (scene) => ({
    path: `/user/timeLog/${await scene.openLog()}/breaks`,
  })),
  endBreak: owner(404, 200, async (scene) => ({
    path: `/user/timeLog/${await scene.openLog(true)}/breaks`,
  })),
  listOwnTimeLogs: ownList(withRow((scene) => scene.log(), '/me/time-logs')),
  listEmployeeTimeLogs: {
    ...owner(
      403,
      200,
      withRow((scene) => scene.log(), '/user/timeLog/ID?startDate=2025-01-01&endDate=2025-12-31'),
    ),
    isOwn: true as const,
  },
  getTimeStatistics: owner(
    403,
    200,
    withRow((scene) => scene.log(), '/user/timeLog/stat/ID'),
  ),
  listTimeLogs: admins(withRow((scene) => scene.log(), '/admin/time-logs')),
  createTimeLog: admins((scene) => ({
    path: '/admin/time-logs',
    body: { employeeId: scene.id, ...logOn(scene.freeDay().past), reason: 'Because' },
  })),
  listAttendance: admins(withRow((scene) => scene.log(), '/admin/attendance')),
  explainDay: admins(({ id }) => ({ path: `/admin/attendance/${id}/2026-03-02` })),
  listBreaks: ownList(withRow((scene) => scene.openLog(true), '/breaks')),
  requestCorrections: anySession((scene) => ({
    path: '/corrections',
    body: { rows: [logOn(scene.freeDay().past)], reason: 'Because' },
  })),
  listOwnCorrections: ownList(withRow((scene) => scene.correction(), '/me/corrections')),
  withdrawCorrection: owner(404, 404, async (scene) => ({
    path: `/corrections/${await scene.correction()}`,
  })),
  listCorrections: admins(withRow((scene) => scene.correction(), '/admin/corrections')),
  decideCorrection: admins(async (scene) => ({
    path: `/admin/corrections/${await scene.correction()}/decision`,
    body: { status: 'Rejected', reason: 'No' },
  })),
  listLeaves: ownList(withRow((scene) => scene.leave(), '/leaves')),
  requestLeave: anySession((scene) => ({
    path: '/leaves',
    body: leaveOn(scene.freeDay().future),
  })),
  requestLeaveFor: admins((scene) => ({
    path: '/admin/leaves',
    body: { employeeId: scene.id, ...leaveOn(scene.freeDay().future) },
  })),
  withdrawLeave: owner(404, 404, async (scene) => ({ path: `/leaves/${await scene.leave()}` })),
  decideLeave: admins(async (scene) => ({
    path: `/leaves/${await scene.leave()}/decision`,
    body: { status: 'Approved' },
  })),
  reopenLeave: admins(async (scene) => ({
    path: `/leaves/${await scene.leave('Approved')}/decision`,
    body: { reason: 'Because' },
  })),
  getLeaveConflicts: {
    ...owner(
      403,
      200,
      withRow(
        (scene) => scene.leave(),
        '/leaves/conflicts?startDate=2026-05-01&endDate=2027-04-30&employeeId=ID',
      ),
    ),
    isOwn: true as const,
  },
  getLeaveCalendar: admins(withRow((scene) => scene.leave(), '/admin/leaves/calendar')),
  createLeaveFeed: admins(() => ({ path: '/admin/leaves/feed' })),
  revokeLeaveFeed: admins(() => ({ path: '/admin/leaves/feed' })),
  readLeaveFeed: publicCall(200, async ({ api, tokens }) => ({
    path: (await api.send('POST', '/admin/leaves/feed', tokens.admin)).body.data.path as string,
  })),
  listNotifications: ownList(withRow((scene) => scene.notification(), '/notifications')),
  readNotification: owner(404, 404, async (scene) => ({
    path: `/notifications/${await scene.notification()}/read`,
  })),
  readAllNotifications: anySession(withRow((scene) => scene.notification(), '/notifications/read')),
};
