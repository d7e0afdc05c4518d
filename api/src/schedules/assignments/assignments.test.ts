import {
  type CallBody,
  createHolidayCalendar,
  createWorkSchedule,
  deleteAssignment,
  explainDay,
  getEmployeeTerms,
  listAssignments,
  listAudit,
  listDepartments,
  setAssignment,
  updateEmployee,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let off: number;
let calendar: number;
let company: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const schedule = { name: 'Always off', anchorDate: '2026-03-02', days: [[]] };
  off = (await api.call(createWorkSchedule, { body: schedule, token })).body.data.id;
  const holidays = { name: 'Illinois' };
  calendar = (await api.call(createHolidayCalendar, { body: holidays, token })).body.data.id;
  company = (await read('company'))[0]?.scheduleId ?? 0;
});
afterAll(() => api.stop());

type Body = CallBody<typeof setAssignment>;
const read = async (scope: string) =>
  (await api.call(listAssignments, { query: { scope }, token })).body.data;
const set = (body: Body) => api.call(setAssignment, { body, token });
const remove = (id: number) => api.call(deleteAssignment, { params: { id }, token });
const employeeScope = async () => `employee:${await api.fixtures.employee()}`;
/** `FROM TO SCHEDULE CALENDAR ZONE` of each assignment. */
const inBrief = (rows: Awaited<ReturnType<typeof read>>) =>
  rows.map(({ from, to, scheduleId, calendarId, zone }) =>
    [
      from ?? '…',
      to ?? '…',
      scheduleId === off ? 'off' : scheduleId,
      calendarId === calendar ? 'cal' : calendarId,
      zone,
    ].join(' '),
  );

test('the company has a schedule from the start', async () => {
  expect(await read('company')).toEqual([
    {
      id: expect.any(Number),
      from: null,
      to: null,
      scheduleId: company,
      scheduleName: 'Mon–Fri 09:00–17:30',
      calendarId: null,
      calendarName: null,
      zone: null,
    },
  ]);
});

test('a range splits what is stored, an absent field keeps what was, and null removes it', async () => {
  const scope = await employeeScope();
  const steps: [Omit<Body, 'scope'>, string[]][] = [
    [{ from: null, calendarId: calendar }, ['… …  cal ']],
    [
      { from: '2026-04-01', to: '2026-04-30', scheduleId: off },
      ['… 2026-03-31  cal ', '2026-04-01 2026-04-30 off cal ', '2026-05-01 …  cal '],
    ],
    [
      { from: '2026-04-15', zone: 'Europe/Lisbon' },
      [
        '… 2026-03-31  cal ',
        '2026-04-01 2026-04-14 off cal ',
        '2026-04-15 2026-04-30 off cal Europe/Lisbon',
        '2026-05-01 …  cal Europe/Lisbon',
      ],
    ],
    [
      { from: null, calendarId: null },
      [
        '2026-04-01 2026-04-14 off  ',
        '2026-04-15 2026-04-30 off  Europe/Lisbon',
        '2026-05-01 …   Europe/Lisbon',
      ],
    ],
    [{ from: '2026-04-01', zone: null }, ['2026-04-01 2026-04-30 off  ']],
    [{ from: null, scheduleId: null }, []],
  ];
  for (const [change, expected] of steps) {
    const { body } = await set({ scope, ...change });
    expect([change, inBrief(body.data.assignments)]).toEqual([change, expected]);
    expect(await read(scope)).toEqual(body.data.assignments);
  }
});

test('exactly the days of the range change', async () => {
  const employeeId = await api.fixtures.employee();
  await set({
    scope: `employee:${employeeId}`,
    from: '2026-03-03',
    to: '2026-03-04',
    scheduleId: off,
  });
  const kinds = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'].map(async (date) => {
    const { body } = await api.call(explainDay, { params: { employeeId, date }, token });
    return body.data.plan.kind;
  });
  expect(await Promise.all(kinds)).toEqual(['shifts', 'day-off', 'day-off', 'shifts']);
});

test('days before the range do not become stale, except three whose windows it may cut', async () => {
  const query = (sql: string) => api.database.withClient((client) => client.query(sql));
  const range = { scope: 'company', from: '2026-04-01', to: '2026-04-30' };
  for (const zone of ['UTC', null]) {
    await query('DELETE FROM stale_days');
    await set({ ...range, zone });
    const { rows } = await query(
      `SELECT min(coalesce(from_date, '-infinity'))::text AS first FROM stale_days
       WHERE scope_key = 'company'`,
    );
    expect(rows).toEqual([{ first: '2026-03-29' }]);
  }
});

test('the answer says how many employees belong to the scope on a date of the range', async () => {
  const departments = (await api.call(listDepartments, { token })).body.data;
  const it = `department:${departments.find(({ name }) => name === 'IT')?.id}`;
  await api.fixtures.employee({ department: 'IT' });
  await api.fixtures.employee({ department: 'IT', joiningDate: '2026-05-01' });
  await api.fixtures.employee({ department: 'IT', exitDate: '2026-03-31' });
  await api.fixtures.employee({ department: 'HR' });
  const range = { scope: it, from: '2026-04-01', to: '2026-04-30' };
  expect((await set({ ...range, scheduleId: off })).body.data.employees).toBe(1);
  expect((await set({ ...range, scheduleId: off })).body.data.employees).toBe(0);
  expect(
    (await set({ ...range, scope: await employeeScope(), zone: 'UTC' })).body.data.employees,
  ).toBe(1);
  const all = (await set({ ...range, scope: 'company', zone: 'UTC' })).body.data;
  expect(all.employees).toBeGreaterThan(3);
  expect(inBrief(all.assignments)[1]).toBe(`2026-04-01 2026-04-30 ${company}  UTC`);
  await set({ ...range, scope: 'company', zone: null });
});

test('the last assignment of the company is neither deleted nor emptied', async () => {
  const [only] = await read('company');
  const deleted = await remove(only?.id ?? 0);
  expect([deleted.status, deleted.body.message]).toEqual([
    409,
    expect.stringContaining('The company needs an assignment'),
  ]);
  expect((await set({ scope: 'company', from: null, scheduleId: null })).status).toBe(409);
  const { data } = (await set({ scope: 'company', from: '2027-01-01', scheduleId: off })).body;
  expect((await remove(data.assignments.at(-1)?.id ?? 0)).status).toBe(200);
  expect(inBrief(await read('company'))).toEqual([`… 2026-12-31 ${company}  `]);
  await set({ scope: 'company', from: null, scheduleId: company });
});

test('changes and deletions are audited, those of an employee under the employee', async () => {
  const scope = await employeeScope();
  const { data } = (await set({ scope, from: '2026-03-01', scheduleId: off })).body;
  const id = data.assignments[0]?.id ?? 0;
  await remove(id);
  expect((await remove(id)).status).toBe(404);
  const employeeId = Number(scope.split(':')[1]);
  const { body } = await api.call(listAudit, { query: { employeeId }, token });
  expect(body.data).toMatchObject([
    { action: 'assignment.delete', before: { scope, scheduleName: 'Always off' } },
    {
      action: 'assignment.set',
      before: { scope, assignments: [] },
      after: { scope, assignments: [{ from: '2026-03-01', to: null, scheduleId: off }] },
    },
  ]);
});

test('of two ranges that are set at once, both are saved', async () => {
  const scope = await employeeScope();
  const range = (from: string, to: string) => set({ scope, from, to, scheduleId: off });
  const responses = await Promise.all([
    range('2026-03-01', '2026-03-10'),
    range('2026-03-05', '2026-03-20'),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(inBrief(await read(scope))).toEqual(['2026-03-01 2026-03-20 off  ']);
});

test.each<[string, object, string[]]>([
  [
    'a schedule and a calendar that do not exist',
    { scheduleId: 999_999, calendarId: 999_999 },
    ['scheduleId', 'calendarId'],
  ],
  ['a zone that does not exist', { zone: 'Mars/Olympus' }, ['zone']],
  ['an end before the start', { to: '2026-02-28', zone: 'UTC' }, ['to']],
  ['no start', { from: undefined, zone: 'UTC' }, ['from']],
  ['an employee who does not exist', { scope: 'employee:999999', zone: 'UTC' }, ['scope']],
  ['a department that does not exist', { scope: 'department:999999', zone: 'UTC' }, ['scope']],
  ['another kind of scope', { scope: 'team:1', zone: 'UTC' }, ['scope']],
  ['an id that is too large', { scope: 'employee:9999999999', zone: 'UTC' }, ['scope']],
])('%s is refused', async (_title, values, fields) => {
  const body = { scope: 'company', from: '2026-03-01', ...values };
  const response = await api.callUnchecked(setAssignment, { body, token });
  expect([response.status, response.body.fields?.map(({ field }) => field)]).toEqual([422, fields]);
});

test('the list of a scope that does not exist is not found', async () => {
  const list = (scope: string) => api.call(listAssignments, { query: { scope }, token });
  expect((await list('employee:999999')).status).toBe(404);
  expect((await list('everyone')).status).toBe(400);
});

test('a change from the first date of the calendar on counts since ever', async () => {
  const id = await api.fixtures.employee({
    department: 'IT',
    shiftStartTime: '09:00',
    shiftEndTime: '17:00',
  });
  const body = {
    department: 'HR',
    shiftStartTime: '08:00',
    shiftEndTime: '16:00',
    effectiveDate: '1900-01-01',
  } as const;
  await api.call(updateEmployee, { params: { id }, body, token });
  const { data } = (await api.call(getEmployeeTerms, { params: { id }, token })).body;
  expect(data.terms.map(({ from, department }) => [from, department])).toEqual([[null, 'HR']]);
  expect(data.assignments.map(({ from }) => from)).toEqual([null]);
});

test('the history of an employee has terms and own assignments, the oldest first', async () => {
  const managerId = await api.fixtures.employee({ firstName: 'Mara', lastName: 'Lee' });
  const id = await api.fixtures.employee({ department: 'IT', designation: 'Developer' });
  const body = {
    department: 'HR',
    shiftStartTime: '08:00',
    shiftEndTime: '16:00',
    effectiveDate: '2026-03-02',
  } as const;
  await api.call(updateEmployee, { params: { id }, body, token });
  await api.database.withClient((client) =>
    client.query(
      `UPDATE employee_terms SET manager_id = $1, work_minutes_per_week = 2400
       WHERE employee_id = $2 AND upper_inf(valid)`,
      [managerId, id],
    ),
  );
  const { data } = (await api.call(getEmployeeTerms, { params: { id }, token })).body;
  const both = { designation: 'Developer', employmentType: null };
  expect(data).toEqual({
    terms: [
      {
        from: null,
        to: '2026-03-01',
        department: 'IT',
        ...both,
        manager: null,
        workMinutesPerWeek: null,
      },
      {
        from: '2026-03-02',
        to: null,
        department: 'HR',
        ...both,
        manager: { id: managerId, name: 'Mara Lee' },
        workMinutesPerWeek: 2400,
      },
    ],
    assignments: [
      expect.objectContaining({
        from: '2026-03-02',
        to: null,
        scheduleName: 'Mon–Fri 08:00–16:00',
      }),
    ],
  });
  const unknown = await api.call(getEmployeeTerms, { params: { id: 999_999 }, token });
  expect(unknown.status).toBe(404);
});
