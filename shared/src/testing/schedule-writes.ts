import type { CallOptions } from '@rollcall/shared/transport';
import type { ScheduleWrite } from '../calls/index.ts';

const SHIFT = { name: 'Early', startTime: '06:00', endTime: '14:00', expectedMin: 450 };
const CYCLE = { name: 'Office', anchorDate: '2026-03-02', days: [[1], []] };
const ID = { params: { id: 3 } };
const HOLIDAY = { params: { id: 3, date: '2026-03-03' } };
const PARTY = { title: 'Party', text: 'On the roof' };
const MONTH = { from: '2026-02-01', to: '2026-02-28' };
const ADJUSTMENT = { employeeId: 7, forDate: '2026-03-03', minutes: 30, reason: 'Fair' };

const row = <Name extends ScheduleWrite>(
  write: Name,
  options: CallOptions<Name>,
  text: string,
) => ({
  write: write as ScheduleWrite,
  options: options as never,
  text,
});

/** A valid request of each write about working time, and the toast after it. */
export const SCHEDULE_WRITES = [
  row('updateCompany', { body: { weekStart: 0 } }, 'Company saved'),
  row('createAnnouncement', { body: PARTY }, 'Announcement added'),
  row('updateAnnouncement', { ...ID, body: { showUntil: null } }, 'Announcement saved'),
  row('deleteAnnouncement', ID, 'Announcement deleted'),
  row('createDepartment', { body: { name: 'Lab' } }, 'Department added'),
  row('updateDepartment', { ...ID, body: { isActive: false } }, 'Department saved'),
  row('deleteDepartment', ID, 'Department deleted'),
  row('renameDesignation', { body: { from: 'Cook', to: 'Chef' } }, 'Designation renamed'),
  row('createShift', { body: SHIFT }, 'Shift added'),
  row('updateShift', { ...ID, body: SHIFT }, 'Shift saved'),
  row('deleteShift', ID, 'Shift deleted'),
  row('createWorkSchedule', { body: CYCLE }, 'Work schedule added'),
  row('updateWorkSchedule', { ...ID, body: CYCLE }, 'Work schedule saved'),
  row('deleteWorkSchedule', ID, 'Work schedule deleted'),
  row('createHolidayCalendar', { body: { name: 'Illinois' } }, 'Holiday calendar added'),
  row('updateHolidayCalendar', { ...ID, body: { region: null } }, 'Holiday calendar saved'),
  row('deleteHolidayCalendar', ID, 'Holiday calendar deleted'),
  row(
    'setHolidays',
    { ...ID, body: { holidays: [{ date: '2026-03-03', name: 'Texas Day' }] } },
    'Holidays saved',
  ),
  row('setHoliday', { ...HOLIDAY, body: { name: 'Texas Day' } }, 'Holiday saved'),
  row('closePeriod', { body: MONTH }, 'Period closed'),
  row('reopenPeriod', { ...ID, body: { reason: 'A mistake' } }, 'Period reopened'),
  row('createAdjustment', { body: ADJUSTMENT }, 'Adjustment added'),
  row('deleteAdjustment', ID, 'Adjustment deleted'),
];
