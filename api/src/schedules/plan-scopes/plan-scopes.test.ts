import {
  type CallQuery,
  closePeriod,
  createHolidayCalendar,
  createWorkSchedule,
  getPlanScope,
  listAssignments,
  listDepartments,
  listPlanScopes,
  previewPlanChange,
  setAssignment,
  setTimePolicy,
} from '@rollcall/shared/contract';
import { addDays, today } from '@rollcall/shared/domain';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

const now = today(NOON, 'America/Chicago');
let api: TestApi;
let token: string;
let off: number;
let calendar: number;
let it: string;
let hr: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const schedule = { name: 'Always off', anchorDate: '2026-03-02', days: [[]] };
  off = (await api.call(createWorkSchedule, { body: schedule, token })).body.data.id;
  const body = { name: 'Illinois' };
  calendar = (await api.call(createHolidayCalendar, { body, token })).body.data.id;
  [it, hr] = [await departmentScope('IT'), await departmentScope('HR')];
});
afterAll(() => api.stop());

async function departmentScope(name: string): Promise<string> {
  const departments = (await api.call(listDepartments, { token })).body.data;
  return `department:${departments.find((department) => department.name === name)?.id}`;
}
const preview = async (query: CallQuery<typeof previewPlanChange>) =>
  (await api.call(previewPlanChange, { query, token })).body.data;
const todayOf = async (scope: string) =>
  (await api.call(getPlanScope, { query: { scope }, token })).body.data;

test('each value comes from the narrowest scope that has one', async () => {
  const id = await api.fixtures.employee({ department: 'IT', firstName: 'Ida', lastName: 'Bell' });
  const scope = `employee:${id}`;
  await api.call(setAssignment, { body: { scope: it, from: now, calendarId: calendar }, token });
  await api.call(setAssignment, { body: { scope, from: now, zone: 'Europe/Lisbon' }, token });
  await api.call(setTimePolicy, { body: { scope: 'company', from: null, name: 'Law' }, token });
  expect(await todayOf(scope)).toEqual({
    scope,
    name: 'Ida Bell',
    code: expect.stringMatching(/^\w+/),
    wider: [
      { scope: it, name: 'IT', code: null },
      { scope: 'company', name: null, code: null },
    ],
    schedule: { id: expect.any(Number), name: 'Mon–Fri 09:00–17:30', scope: 'company' },
    calendar: { id: calendar, name: 'Illinois', scope: it },
    zone: { name: 'Europe/Lisbon', scope },
    policy: { id: expect.any(Number), name: 'Law', scope: 'company' },
  });
  expect(await todayOf(it)).toMatchObject({ name: 'IT', wider: [{ scope: 'company' }] });
  const company = await todayOf('company');
  expect(company).toMatchObject({ name: null, wider: [], calendar: null });
  expect(company.zone.scope).toBeNull();
});

test('a department or employee that does not exist is refused', async () => {
  for (const scope of ['department:999', 'employee:99999']) {
    const query = { scope };
    expect((await api.callUnchecked(getPlanScope, { query, token })).status).toBe(404);
    const change = { what: 'policies', scope };
    expect((await api.callUnchecked(previewPlanChange, { query: change, token })).status).toBe(404);
  }
});

test('the scopes with assignments of their own are listed: the company, departments, employees', async () => {
  await api.call(setAssignment, { body: { scope: hr, from: '2099-01-01', zone: 'UTC' }, token });
  const { body } = await api.call(listPlanScopes, { query: { what: 'assignments' }, token });
  expect(body.data.map(({ scope, name }) => [scope.split(':')[0], name])).toEqual([
    ['company', null],
    ['department', 'HR'],
    ['department', 'IT'],
    ['employee', 'Ida Bell'],
  ]);
  expect(body.total).toBe(4);
  // That of HR counts later.
  expect(body.data[1]).toMatchObject({ entries: 1, zone: null });
  expect(body.data[2]).toMatchObject({ entries: 1, calendar: 'Illinois', schedule: null });
  const policies = await api.call(listPlanScopes, { query: { what: 'policies' }, token });
  expect(policies.body.data).toMatchObject([{ scope: 'company', policy: 'Law' }]);
});

test('a preview shows the days of an employee before and after, and writes nothing', async () => {
  await api.fixtures.employee({ department: 'Operations', firstName: 'Sam', lastName: 'Reed' });
  const scope = await departmentScope('Operations');
  const query = { scope };
  const before = (await api.call(listAssignments, { query, token })).body.data;
  const monday = '2099-03-02';
  const change = { what: 'assignments', scope, from: monday, scheduleId: String(off) } as const;
  const { example, ...touched } = await preview({ ...change, to: addDays(monday, 2) });
  expect(touched).toEqual({
    employees: 1,
    ownDepartments: 0,
    ownEmployees: 0,
    recalculated: null,
    closedPeriods: [],
    closedDays: 0,
  });
  expect(example?.employeeName).toBe('Sam Reed');
  expect(example?.days).toMatchObject([
    { date: monday, before: { kind: 'shifts', expectedMins: 480 }, after: { kind: 'day-off' } },
    { date: '2099-03-03', before: { kind: 'shifts' }, after: { kind: 'day-off' } },
    { date: '2099-03-04', before: { kind: 'shifts' }, after: { kind: 'day-off' } },
  ]);
  expect((await preview(change)).example?.days).toHaveLength(14);
  expect((await api.call(listAssignments, { query, token })).body.data).toEqual(before);
});

test('the example is an employee whose days change', async () => {
  const own = await api.fixtures.employee({ department: 'Marketing' });
  await api.fixtures.employee({ department: 'Marketing', firstName: 'Fay', lastName: 'Moss' });
  const left = await api.fixtures.employee({ department: 'Marketing', exitDate: addDays(now, -1) });
  for (const id of [own, left]) {
    const body = { scope: `employee:${id}`, from: null, scheduleId: off };
    await api.call(setAssignment, { body, token });
  }
  const scope = await departmentScope('Marketing');
  const change = { what: 'assignments', scope, from: now } as const;
  const result = await preview({ ...change, scheduleId: String(off) });
  expect(result).toMatchObject({ employees: 2, ownEmployees: 1, ownDepartments: 0 });
  expect(result.example?.employeeName).toBe('Fay Moss');
  // The employee's own schedule is not in the way of another zone.
  expect(await preview({ ...change, zone: 'UTC' })).toMatchObject({ ownEmployees: 0 });
});

test('`none` leaves a field to the wider scope', async () => {
  const id = await api.fixtures.employee({ department: 'IT' });
  const scope = `employee:${id}`;
  await api.call(setAssignment, { body: { scope, from: null, scheduleId: off }, token });
  const change = { what: 'assignments', scope, from: '2099-03-02', to: '2099-03-02' } as const;
  const { example } = await preview({ ...change, scheduleId: 'none' });
  expect(example?.days).toMatchObject([{ before: { kind: 'day-off' }, after: { kind: 'shifts' } }]);
});

test('past days are calculated again, but not those of closed periods', async () => {
  const id = await api.fixtures.employee({ department: 'IT', joiningDate: '2025-11-01' });
  const closed = { from: '2025-11-01', to: '2025-11-30' };
  await api.call(closePeriod, { body: { ...closed, acceptsUnsettled: true }, token });
  const change = { what: 'assignments', scope: `employee:${id}`, scheduleId: String(off) } as const;
  const result = await preview({ ...change, from: '2025-11-24', to: '2025-12-02' });
  expect(result).toMatchObject({
    recalculated: { from: '2025-11-24', to: '2025-12-02' },
    closedPeriods: [closed],
    closedDays: 7,
  });
  expect(result.example?.days.map(({ date, isClosed }) => [date, isClosed])).toEqual([
    ...['24', '25', '26', '27', '28', '29', '30'].map((day) => [`2025-11-${day}`, true]),
    ['2025-12-01', false],
    ['2025-12-02', false],
  ]);
  const all = await preview({ what: 'policies', scope: 'company' });
  expect(all).toMatchObject({ recalculated: { from: null, to: addDays(now, -1) }, example: null });
  expect(all.closedDays).toBeGreaterThanOrEqual(30);
  expect((await preview({ ...change, from: now })).recalculated).toBeNull();
});

test('a preview works at the first and the last date of the API', async () => {
  const id = await api.fixtures.employee({ department: 'IT' });
  const change = { what: 'assignments', scope: `employee:${id}`, zone: 'UTC' } as const;
  const first = await preview({ ...change, from: '1900-01-01', to: '1900-01-03' });
  expect(first.example?.days.map(({ date }) => date)).toEqual([
    '1900-01-01',
    '1900-01-02',
    '1900-01-03',
  ]);
  const last = await preview({ ...change, from: '2999-12-30' });
  expect(last.example?.days.map(({ date }) => date)).toEqual(['2999-12-30', '2999-12-31']);
});

test('fields of assignments have no meaning for a policy', async () => {
  const query = { what: 'policies', scope: 'company', from: now, zone: 'UTC' } as const;
  expect(await preview(query)).toMatchObject({ ownEmployees: 0, example: null });
});

test('a schedule that does not exist, and a range that ends before it starts, are refused', async () => {
  const change = { what: 'assignments', scope: 'company', from: '2026-04-02' };
  for (const [query, field] of [
    [{ ...change, scheduleId: '99999' }, 'scheduleId'],
    [{ ...change, to: '2026-04-01', zone: 'UTC' }, 'to'],
  ] as const) {
    const { status, body } = await api.callUnchecked(previewPlanChange, { query, token });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(`"${field}"`)]);
  }
});
