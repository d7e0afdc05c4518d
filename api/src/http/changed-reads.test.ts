import * as contract from '@rollcall/shared/contract';
import {
  type Call,
  CHANGED_READS,
  createHolidayCalendar,
  READS,
  type Read,
  setAssignment,
  type Write,
} from '@rollcall/shared/contract';
import { type AccessFixture, type Actor, createAccessFixture } from '../testing/access/fixture.ts';
import type { Row, TestRequest } from '../testing/access/row.ts';
import { ROWS } from '../testing/access/rows.ts';
import { sendAs } from '../testing/access/send.ts';
import { untilEventsAreReadable } from '../testing/events.ts';

// The console refetches after a write what the map of the contract says (design §8). Here every write is made, and all
// reads are compared before and after it.

let fixture: AccessFixture;
let historyId: number;
let periodId: number;
let calendarId: number;
beforeAll(async () => {
  fixture = await createAccessFixture();
  historyId = await fixture.createLog();
  const { body } = await fixture.api.call(createHolidayCalendar, {
    body: { name: 'Illinois' },
    token: fixture.tokens.admin,
  });
  calendarId = body.data.id;
  periodId = await fixture.createPeriod();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.reset());

const calls = contract as unknown as Record<string, Call>;
const table: Record<string, Row> = ROWS;

/** Requests that show everything the writes below can change; the fixture's free days are in these ranges. */
function requestsOf(id: number): Record<string, readonly string[]> {
  const range = 'startDate=2025-06-01&endDate=2026-05-31';
  return {
    listActivity: ['/admin/activity'],
    listAttendance: ['2025-06', '2025-07', '2026-03', '2026-06', '2026-07'].map(
      (month) => `/admin/attendance?month=${month}`,
    ),
    listTimesheets: ['2025-06', '2025-07', '2026-03', '2026-06', '2026-07'].map(
      (month) => `/admin/exports/timesheets?month=${month}`,
    ),
    getMyAttendance: ['2025-06', '2025-07', '2026-03', '2026-06', '2026-07'].map(
      (month) => `/me/attendance?month=${month}`,
    ),
    getAttendanceBoard: ['/admin/attendance/board'],
    getNow: ['/admin/now'],
    getRecentDays: ['/admin/now/days'],
    listOvertime: ['/admin/overtime'],
    listAdjustments: ['/admin/adjustments'],
    listPeriods: ['/admin/periods'],
    getPeriod: [`/admin/periods/${periodId}`],
    listPeriodDays: [`/admin/periods/${periodId}/days?employeeCode=EMP-1`],
    explainOwnDay: ['/me/attendance/2026-03-10'],
    explainDay: [`/admin/attendance/${id}/2026-03-10`],
    listBreaks: ['/breaks?page=0'],
    listSavedViews: ['/saved-views?list=leaves'],
    listAnnouncements: ['/announcements'],
    listAllAnnouncements: ['/admin/announcements'],
    listCorrections: ['/admin/corrections'],
    listOwnCorrections: ['/me/corrections'],
    getDashboard: ['/admin/dashboard'],
    getWaiting: ['/admin/waiting'],
    getGettingStarted: ['/admin/getting-started'],
    getPreferences: ['/me/preferences'],
    listEmployeeTimeLogs: [`/user/timeLog/${id}?startDate=2025-06-01&endDate=2026-12-31`],
    getTimeStatistics: [`/user/timeLog/stat/${id}?startDate=2025-06-01&endDate=2026-12-31`],
    listEmployees: ['/admin/employee?page=0', '/admin/employee'],
    searchEmployees: ['/admin/employee/search?searchTerm=a'],
    listLeaves: ['/leaves?page=0', '/leaves'],
    getLeaveCalendar: ['/admin/leaves/calendar?month=2026-06'],
    getLeaveConflicts: [
      `/leaves/conflicts?employeeId=${id}&${range}`,
      `/leaves/conflicts?employeeId=${id}&startDate=2026-06-01&endDate=2026-12-31`,
    ],
    listNotifications: ['/notifications'],
    listOwnTimeLogs: ['/me/time-logs'],
    listMySessions: ['/me/sessions'],
    listTimeLogs: ['/admin/time-logs?page=0'],
    getTimeLogHistory: [`/admin/time-logs/${historyId}/history`],
    previewCloseTimeLogs: ['/admin/time-logs/close?at=23:59'],
    getCompany: ['/admin/company'],
    listDepartments: ['/admin/departments'],
    listDesignations: ['/admin/designations'],
    listShifts: ['/admin/shifts'],
    listWorkSchedules: ['/admin/work-schedules'],
    listHolidayCalendars: ['/admin/holiday-calendars'],
    getHolidayCalendar: [`/admin/holiday-calendars/${calendarId}?year=2026`],
    listHolidayCountries: ['/admin/holiday-countries'],
    suggestHolidays: ['/admin/holiday-suggestions?country=US&year=2026'],
    listAssignments: ['company', `employee:${id}`].map(
      (scope) => `/admin/assignments?scope=${scope}`,
    ),
    listTimePolicies: ['company', `employee:${id}`].map(
      (scope) => `/admin/time-policies?scope=${scope}`,
    ),
    listPlanScopes: ['assignments', 'policies'].map((what) => `/admin/plan-scopes?what=${what}`),
    getPlanScope: ['company', `employee:${id}`].map(
      (scope) => `/admin/plan-scopes/today?scope=${scope}`,
    ),
    getRoster: ['from=2026-03-09&to=2026-03-11', 'from=2026-06-01&to=2026-07-31'].map(
      (days) => `/admin/roster?${days}`,
    ),
    getRosterSummary: ['2026-03-09', '2026-06-01', '2026-06-08'].map(
      (from) => `/admin/roster/summary?from=${from}`,
    ),
    getMyShifts: ['/me/shifts'],
    getShiftCalendarLink: ['/me/calendar-link'],
    listExports: ['/admin/exports'],
    listImports: ['/admin/imports'],
    listExportColumns: ['/admin/exports/columns/employees'],
    getEmployeeTerms: [`/admin/employee/${id}/terms`],
  };
}

/**
 * The text of every read, except those of `leftOut`: own lists as the employee, notifications as `writer`, the others as the
 * administrator.
 */
async function readAll(writer: Actor, leftOut: readonly Read[]): Promise<Map<string, string>> {
  await untilEventsAreReadable(fixture.api.database);
  const requests = requestsOf(fixture.id);
  const wanted = (Object.keys(READS) as Read[]).filter((read) => !leftOut.includes(read));
  const paths = wanted.flatMap((read) =>
    READS[read].flatMap((name) => requests[name] ?? []).map((path) => [read, path] as const),
  );
  const texts = await Promise.all(
    paths.map(async ([read, path]) => {
      const reader = path.startsWith('/me/') ? 'employee' : 'admin';
      const actor = path === '/notifications' ? writer : reader;
      const response = await sendAs(fixture, actor, 'GET', { path });
      const text = await response.text();
      return response.ok ? [[`${read} ${path}`, text] as const] : [];
    }),
  );
  return new Map(texts.flat());
}

/** Makes a write; returns the reads that it changed, except those of `leftOut`, which are not compared. */
async function changedBy(
  write: Write,
  actor: Actor,
  request: TestRequest,
  leftOut: readonly Read[] = [],
): Promise<string[]> {
  const before = await readAll(actor, leftOut);
  const { method } = calls[write] as Call;
  const response = await sendAs(fixture, actor, method, request);
  expect(response.status).toBe(200);
  const after = await readAll(actor, leftOut);
  const changed = [...before].filter(([key, text]) => after.get(key) !== text);
  return [...new Set(changed.map(([key]) => key.split(' ')[0] ?? ''))];
}

test('the map knows requests for every read', () => {
  const names = Object.values(READS).flat();
  expect(Object.keys(requestsOf(1)).toSorted()).toEqual([...names].toSorted());
});

test.each(Object.keys(CHANGED_READS) as Write[])(
  '%s changes only reads that the console refetches',
  async (write) => {
    const actor = table[write]?.expected.employee === 200 ? 'employee' : 'admin';
    const request = (await table[write]?.request(fixture)) as TestRequest;
    expect(await changedBy(write, actor, request, CHANGED_READS[write])).toEqual([]);
  },
);

test('an approved correction changes logs, breaks, month and statistics, and all of them are refetched', async () => {
  const logId = await fixture.createOpenLog(true);
  const correction = {
    rows: [{ timeLogId: logId, punchIn: '2026-03-10 08:00:00', punchOut: '2026-03-10 11:00:00' }],
    reason: 'Because',
  };
  const request = { path: '/corrections', body: correction };
  const created = await sendAs(fixture, 'employee', 'POST', request);
  const { data } = (await created.json()) as { data: { id: number }[] };
  const changed = await changedBy('decideCorrection', 'admin', {
    path: `/admin/corrections/${data[0]?.id}/decision`,
    body: { status: 'Approved' },
  });
  expect(changed).toEqual(
    expect.arrayContaining(['attendance', 'corrections', 'employee-time', 'own-time', 'time-logs']),
  );
  expect(CHANGED_READS.decideCorrection).toEqual(expect.arrayContaining(changed));
});

test('a deactivation and a changed name are refetched everywhere', async () => {
  const { id } = fixture;
  const status = { path: `/admin/employee/status/${id}?isActive=false` };
  const deactivated = await changedBy('setEmployeeStatus', 'admin', status);
  expect(deactivated).toEqual(expect.arrayContaining(['dashboard', 'employees']));
  await sendAs(fixture, 'admin', 'PUT', { path: `/admin/employee/status/${id}?isActive=true` });
  expect(CHANGED_READS.setEmployeeStatus).toEqual(
    expect.arrayContaining(deactivated.filter((read) => !OWN_READS.includes(read))),
  );
  await fixture.reset();
  await fixture.createLog();
  await fixture.createLeave();
  const name = { path: `/admin/employee/${id}`, body: { firstName: 'Renamed' } };
  const renamed = await changedBy('updateEmployee', 'admin', name);
  expect(renamed).toEqual(expect.arrayContaining(['attendance', 'employees', 'leaves']));
  expect(CHANGED_READS.updateEmployee).toEqual(expect.arrayContaining(renamed));
});

/** Reads that the deactivated employee can no longer make. */
const OWN_READS = [
  'corrections',
  'own-time',
  'preferences',
  'sessions',
  'shift-calendar-link',
  'views',
];

test('a punch-in that closes a forgotten log notifies the employee who punches in', async () => {
  await fixture.reset();
  await fixture.api.fixtures.log(fixture.id, '2026-03-08 09:00:00');
  const changed = await changedBy('punchIn', 'employee', { path: '/user/timeLog' });
  expect(changed).toEqual(expect.arrayContaining(['notifications', 'own-time']));
  expect(CHANGED_READS.punchIn).toEqual(expect.arrayContaining(changed));
});

test('what counts for the company changes everything that depends on plans', async () => {
  await fixture.reset();
  await fixture.createLog();
  const range = { scope: 'company', from: '2025-06-01' };
  const token = fixture.tokens.admin;
  const settings: readonly [Write, string, object][] = [
    ['setAssignment', '/admin/assignments', { ...range, calendarId }],
    [
      'setHoliday',
      `/admin/holiday-calendars/${calendarId}/holidays/2026-03-10`,
      { name: 'Founders' },
    ],
    ['setTimePolicy', '/admin/time-policies', { ...range, name: 'Quarters', stepMin: 15 }],
  ];
  for (const [write, path, body] of settings) {
    const changed = await changedBy(write, 'admin', { path, body });
    expect([write, changed]).toEqual([write, expect.arrayContaining(['schedules'])]);
    expect(CHANGED_READS[write]).toEqual(expect.arrayContaining(changed));
  }
  const employees = await fixture.api.call(setAssignment, {
    body: { ...range, calendarId: null },
    token,
  });
  expect(employees.body.data.employees).toBeGreaterThan(0);
});

test('of two equal decisions, the second one changes nothing', async () => {
  const leaveId = await fixture.createLeave();
  const request = { path: `/leaves/${leaveId}/decision`, body: { status: 'Approved' } };
  const first = await changedBy('decideLeave', 'admin', request);
  expect(first).toEqual(expect.arrayContaining(['attendance', 'employee-time', 'leaves']));
  expect(await changedBy('decideLeave', 'admin', request)).toEqual([]);
});

// The last test: the fixture's employee is gone afterwards.
test('a deleted employee is not in the notifications of the administrator any more', async () => {
  const body = { type: 'Annual', startDate: '2026-12-21', endDate: '2026-12-21' };
  await sendAs(fixture, 'employee', 'POST', { path: '/leaves', body });
  const isActive = (value: boolean) => ({
    path: `/admin/employee/status/${fixture.id}?isActive=${value}`,
  });
  await sendAs(fixture, 'admin', 'PUT', isActive(false));
  const changed = await changedBy('deleteEmployee', 'admin', {
    path: `/admin/employee/${fixture.id}`,
  });
  expect(changed).toEqual(expect.arrayContaining(['notifications', 'employees']));
  const others = changed.filter((read) => !OWN_READS.includes(read));
  expect(CHANGED_READS.deleteEmployee).toEqual(expect.arrayContaining(others));
});
