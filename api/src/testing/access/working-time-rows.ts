import { adminCall, anySessionCall, withRow } from './row.ts';

/** The board, the own month, periods, overtime and adjustments. */
export const WORKING_TIME_ROWS = {
  getAttendanceBoard: adminCall(
    withRow((fixture) => fixture.createOpenLog(), '/admin/attendance/board'),
  ),
  listPeriods: adminCall(() => ({ path: '/admin/periods' })),
  previewPeriod: adminCall(() => ({
    path: '/admin/periods/preview?from=2001-01-01&to=2001-01-31',
  })),
  getPeriod: adminCall(async (fixture) => ({
    path: `/admin/periods/${await fixture.createPeriod()}`,
  })),
  listPeriodDays: adminCall(async (fixture) => ({
    path: `/admin/periods/${await fixture.createPeriod()}/days?employeeCode=EMP-1`,
  })),
  getPeriodSheet: adminCall(async (fixture) => ({
    path: `/admin/periods/${await fixture.createPeriod()}/sheet.csv`,
  })),
  closePeriod: adminCall((fixture) => ({
    path: '/admin/periods',
    body: fixture.freePeriod(),
  })),
  reopenPeriod: adminCall(async (fixture) => ({
    path: `/admin/periods/${await fixture.createPeriod()}/reopen`,
    body: { reason: 'Because' },
  })),
  listTimesheets: adminCall(() => ({ path: '/admin/exports/timesheets?month=2026-03' })),
  listOvertime: adminCall(withRow((fixture) => fixture.createOvertime(), '/admin/overtime')),
  decideOvertime: adminCall(async (fixture) => {
    const date = await fixture.createOvertime();
    const entry = { employeeId: fixture.id, date, bucket: 'daily', minutes: 30 };
    return { path: '/admin/overtime/decision', body: { entries: [entry], status: 'approved' } };
  }),
  listAdjustments: adminCall(
    withRow((fixture) => fixture.createAdjustment(), '/admin/adjustments'),
  ),
  createAdjustment: adminCall(({ id }) => ({
    path: '/admin/adjustments',
    body: { employeeId: id, forDate: '2026-03-02', minutes: 30, reason: 'Because' },
  })),
  deleteAdjustment: adminCall(async (fixture) => ({
    path: `/admin/adjustments/${await fixture.createAdjustment()}`,
  })),
  explainOwnDay: anySessionCall(() => ({ path: '/me/attendance/2026-03-02' })),
  getMyAttendance: anySessionCall(() => ({ path: '/me/attendance' })),
};
