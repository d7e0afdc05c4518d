import {
  createDepartment,
  createHolidayCalendar,
  createShift,
  createShiftCalendarLink,
  createWorkSchedule,
  previewRosterCopy,
  setAssignment,
  setHoliday,
  setRosterEntry,
  setTimePolicy,
  updateEmployee,
} from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import type { AccessFixture } from './fixture.ts';
import { adminCall, anySessionCall, publicCall } from './row.ts';

let serial = 0;
// Each request changes it.
let weekStart = 1;
const newName = () => `Setting ${(serial += 1)}`;
const newShift = () => ({
  name: newName(),
  startTime: '09:00',
  endTime: '17:00',
  expectedMin: 480,
});
const idOf = ({ body }: { body: { data: { id: number } } }) => body.data.id;

async function addDepartment({ api, tokens: { admin: token } }: AccessFixture): Promise<number> {
  return idOf(await api.call(createDepartment, { body: { name: newName() }, token }));
}

async function addShift({ api, tokens: { admin: token } }: AccessFixture): Promise<number> {
  return idOf(await api.call(createShift, { body: newShift(), token }));
}

async function addSchedule({ api, tokens: { admin: token } }: AccessFixture): Promise<number> {
  const body = { name: newName(), anchorDate: '2026-03-02', days: [[]] };
  return idOf(await api.call(createWorkSchedule, { body, token }));
}

async function addCalendar({ api, tokens: { admin: token } }: AccessFixture): Promise<number> {
  return idOf(await api.call(createHolidayCalendar, { body: { name: newName() }, token }));
}

const DATE = '2026-03-03';

/** A day for which the employee has no assignment or policy yet, so that setting one always adds a row. */
function freeRange({ id, freeDay }: AccessFixture) {
  const { future } = freeDay();
  return { scope: `employee:${id}`, from: future, to: future };
}

/** Drafts a day off for an employee of their own, who is found by `search`; returns the day, and what undoes it. */
async function addDraft({ api, tokens: { admin: token }, freeDay }: AccessFixture) {
  const search = `Drafted${'x'.repeat((serial += 1))}z`;
  const employeeId = await api.fixtures.employee({ lastName: search });
  const { future } = freeDay();
  const params = { employeeId, date: future };
  const { body } = await api.call(setRosterEntry, { params, body: { shiftIds: [] }, token });
  return { employeeId, future, search, undo: body.data.undo };
}

const withCalendar = (path: string, body?: unknown) =>
  adminCall(async (fixture) => ({
    path: `/admin/holiday-calendars/${await addCalendar(fixture)}${path}`,
    ...(body !== undefined && { body }),
  }));

/** Company, shifts, schedules, holidays, assignments, policies, rosters and the history of employees. */
export const SCHEDULE_ROWS = {
  getCompany: adminCall(() => ({ path: '/admin/company' })),
  updateCompany: adminCall(() => ({
    path: '/admin/company',
    body: { name: newName(), weekStart: (weekStart = (weekStart + 1) % 7) },
  })),
  listDepartments: adminCall(() => ({ path: '/admin/departments' })),
  createDepartment: adminCall(() => ({ path: '/admin/departments', body: { name: newName() } })),
  updateDepartment: adminCall(async (fixture) => ({
    path: `/admin/departments/${await addDepartment(fixture)}`,
    body: { name: newName() },
  })),
  deleteDepartment: adminCall(async (fixture) => ({
    path: `/admin/departments/${await addDepartment(fixture)}`,
  })),
  listDesignations: adminCall(() => ({ path: '/admin/designations' })),
  renameDesignation: adminCall(async ({ api, id, tokens: { admin: token } }) => {
    const designation = newName();
    await api.call(updateEmployee, { params: { id }, body: { designation }, token });
    return { path: '/admin/designations', body: { from: designation, to: newName() } };
  }),
  listShifts: adminCall(() => ({ path: '/admin/shifts' })),
  createShift: adminCall(() => ({ path: '/admin/shifts', body: newShift() })),
  updateShift: adminCall(async (fixture) => ({
    path: `/admin/shifts/${await addShift(fixture)}`,
    body: { startTime: '08:30' },
  })),
  deleteShift: adminCall(async (fixture) => ({
    path: `/admin/shifts/${await addShift(fixture)}`,
  })),
  listWorkSchedules: adminCall(() => ({ path: '/admin/work-schedules' })),
  createWorkSchedule: adminCall(async (fixture) => ({
    path: '/admin/work-schedules',
    body: { name: newName(), anchorDate: '2026-03-02', days: [[await addShift(fixture)], []] },
  })),
  updateWorkSchedule: adminCall(async (fixture) => ({
    path: `/admin/work-schedules/${await addSchedule(fixture)}`,
    body: { days: [[], [await addShift(fixture)]] },
  })),
  deleteWorkSchedule: adminCall(async (fixture) => ({
    path: `/admin/work-schedules/${await addSchedule(fixture)}`,
  })),
  listHolidayCalendars: adminCall(() => ({ path: '/admin/holiday-calendars' })),
  getHolidayCalendar: withCalendar('?year=2026'),
  createHolidayCalendar: adminCall(() => ({
    path: '/admin/holiday-calendars',
    body: { name: newName(), country: 'US' },
  })),
  updateHolidayCalendar: withCalendar('', { region: 'Illinois' }),
  deleteHolidayCalendar: withCalendar(''),
  setHolidays: withCalendar('/holidays', { holidays: [{ date: DATE, name: 'Texas Day' }] }),
  setHoliday: withCalendar(`/holidays/${DATE}`, { name: 'Texas Day' }),
  deleteHoliday: adminCall(async (fixture) => {
    const id = await addCalendar(fixture);
    const token = fixture.tokens.admin;
    const params = { id, date: DATE };
    await fixture.api.call(setHoliday, { params, body: { name: 'Texas Day' }, token });
    return { path: `/admin/holiday-calendars/${id}/holidays/${DATE}` };
  }),
  listHolidayCountries: adminCall(() => ({ path: '/admin/holiday-countries' })),
  suggestHolidays: adminCall(() => ({
    path: '/admin/holiday-suggestions?country=US&region=TX&year=2026',
  })),
  readHolidayFile: adminCall(() => ({
    path: '/admin/holiday-files',
    body: { text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', from: DATE },
  })),
  listAssignments: adminCall(({ id }) => ({ path: `/admin/assignments?scope=employee:${id}` })),
  setAssignment: adminCall(async (fixture) => ({
    path: '/admin/assignments',
    body: { ...freeRange(fixture), scheduleId: await addSchedule(fixture) },
  })),
  deleteAssignment: adminCall(async (fixture) => {
    const scheduleId = await addSchedule(fixture);
    const { body } = await fixture.api.call(setAssignment, {
      body: { ...freeRange(fixture), scheduleId },
      token: fixture.tokens.admin,
    });
    return { path: `/admin/assignments/${body.data.assignments.at(-1)?.id}` };
  }),
  undoAssignments: adminCall(async (fixture) => {
    const scheduleId = await addSchedule(fixture);
    const { body } = await fixture.api.call(setAssignment, {
      body: { ...freeRange(fixture), scheduleId },
      token: fixture.tokens.admin,
    });
    return { path: '/admin/assignments/undo', body: body.data.undo };
  }),
  listTimePolicies: adminCall(() => ({ path: '/admin/time-policies?scope=company' })),
  setTimePolicy: adminCall((fixture) => ({
    path: '/admin/time-policies',
    body: { ...freeRange(fixture), name: newName(), stepMin: 15 },
  })),
  deleteTimePolicy: adminCall(async (fixture) => {
    const { body } = await fixture.api.call(setTimePolicy, {
      body: { ...freeRange(fixture), name: newName() },
      token: fixture.tokens.admin,
    });
    return { path: `/admin/time-policies/${body.data.policies.at(-1)?.id}` };
  }),
  undoTimePolicies: adminCall(async (fixture) => {
    const { body } = await fixture.api.call(setTimePolicy, {
      body: { ...freeRange(fixture), name: newName() },
      token: fixture.tokens.admin,
    });
    return { path: '/admin/time-policies/undo', body: body.data.undo };
  }),
  listPlanScopes: adminCall(() => ({ path: '/admin/plan-scopes?what=assignments' })),
  getPlanScope: adminCall(({ id }) => ({ path: `/admin/plan-scopes/today?scope=employee:${id}` })),
  previewPlanChange: adminCall(() => ({
    path: `/admin/plan-scopes/preview?what=assignments&scope=company&from=${DATE}&zone=UTC`,
  })),
  getRoster: adminCall(() => ({ path: '/admin/roster?from=2026-03-01&to=2026-03-31' })),
  setRosterEntry: adminCall(async (fixture) => ({
    path: `/admin/roster/${fixture.id}/${fixture.freeDay().future}`,
    body: { shiftIds: [await addShift(fixture)], reason: 'Swapped' },
  })),
  deleteRosterEntry: adminCall(async (fixture) => {
    const { employeeId, future } = await addDraft(fixture);
    return { path: `/admin/roster/${employeeId}/${future}` };
  }),
  getRosterSummary: adminCall(() => ({ path: '/admin/roster/summary?from=2026-03-09' })),
  previewRosterCopy: adminCall(() => ({
    path: '/admin/roster/copy?from=2026-03-09&to=2026-03-16',
  })),
  copyRoster: adminCall(async (fixture) => {
    const { future, search } = await addDraft(fixture);
    const query = { from: future, to: addDays(future, 7), search };
    const token = fixture.tokens.admin;
    const { data } = (await fixture.api.call(previewRosterCopy, { query, token })).body;
    const { changes, overwritten } = data;
    return {
      path: '/admin/roster/copy',
      body: { ...query, changes, overwritten: overwritten.length },
    };
  }),
  publishRoster: adminCall(async (fixture) => {
    const { future, search } = await addDraft(fixture);
    return { path: '/admin/roster/publish', body: { from: future, search } };
  }),
  discardRosterDrafts: adminCall(async (fixture) => {
    const { future, search } = await addDraft(fixture);
    return { path: '/admin/roster/discard', body: { from: future, search } };
  }),
  undoRosterChanges: adminCall(async (fixture) => ({
    path: '/admin/roster/undo',
    body: (await addDraft(fixture)).undo,
  })),
  getMyShifts: anySessionCall(() => ({ path: '/me/shifts' })),
  getShiftCalendarLink: anySessionCall(() => ({ path: '/me/calendar-link' })),
  createShiftCalendarLink: anySessionCall(() => ({ path: '/me/calendar-link' })),
  revokeShiftCalendarLink: anySessionCall(() => ({ path: '/me/calendar-link' })),
  readShiftCalendarLink: publicCall(200, async ({ api, tokens }) => ({
    path: (await api.call(createShiftCalendarLink, { token: tokens.admin })).body.data.path,
  })),
  getEmployeeTerms: adminCall(({ id }) => ({ path: `/admin/employee/${id}/terms` })),
};
