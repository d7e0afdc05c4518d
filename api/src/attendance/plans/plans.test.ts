/** @database embedded */
import { explainDay } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// 2 March 2026 is a Monday; the test's clock is at noon on 10 March.

let api: TestApi;
let token: string;
let night: number;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  await run(`INSERT INTO holiday_calendars (id, name) VALUES (1, 'Illinois'), (2, 'Bavaria')`);
  await run(
    `INSERT INTO holidays VALUES (1, '2026-03-03', 'Texas Day', 'full'), (2, '2026-03-04', 'Starkbier', 'pm')`,
  );
  await run(`UPDATE assignments SET calendar_id = 1 WHERE scope_kind = 'company'`);
  night = await one(`SELECT schedule_of_times('22:00', '06:00') AS value`);
});
afterAll(() => api.stop());

const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const one = async (sql: string) => (await run(sql))[0].value;
const day = async (employeeId: number, date: string) =>
  (await api.call(explainDay, { params: { employeeId, date }, token })).body.data;
const planOf = async (employeeId: number, date: string) => {
  const { plan } = await day(employeeId, date);
  return [plan.kind, plan.schedule, plan.zone, plan.holiday?.name ?? null];
};
const COMPANY = ['shifts', 'Mon–Fri 09:00–17:30', 'UTC-06:00', null];
const NIGHT = ['shifts', 'Mon–Fri 22:00–06:00', 'UTC-06:00', null];

test('everyone has the schedule, the calendar and the zone of the company', async () => {
  const id = await api.fixtures.employee();
  expect(await planOf(id, '2026-03-02')).toEqual(COMPANY);
  expect((await planOf(id, '2026-03-03')).slice(0, 1)).toEqual(['holiday']);
  expect((await planOf(id, '2026-03-08')).slice(0, 1)).toEqual(['day-off']);
});

test("an employee's shift times are a schedule of their own, from the first day on", async () => {
  const id = await api.fixtures.employee({ shiftStartTime: '22:00', shiftEndTime: '06:00' });
  expect(await planOf(id, '2025-01-06')).toEqual(NIGHT);
  expect((await day(id, '2026-03-02')).plan).toMatchObject({
    expectedMins: 450,
    shifts: [{ start: '2026-03-02 22:00:00', end: '2026-03-03 06:00:00' }],
  });
});

test('schedules with the same times are one schedule', async () => {
  const counted = `SELECT count(*)::int AS value FROM work_schedules`;
  const before = await one(counted);
  await api.fixtures.employee({ shiftStartTime: '22:00', shiftEndTime: '06:00' });
  expect(await one(counted)).toBe(before);
});

test('new shift times count from the effective date; the days before keep their schedule', async () => {
  const id = await api.fixtures.employee({ shiftStartTime: '09:00', shiftEndTime: '17:30' });
  await api.database.withClient(async (client) => {
    await client.query(`BEGIN; SELECT set_config('rollcall.effective_date', '2026-03-05', true)`);
    await client.query(
      `UPDATE employees SET shift_start_time = '22:00', shift_end_time = '06:00' WHERE id = ${id}`,
    );
    await client.query('COMMIT');
  });
  expect([await planOf(id, '2026-03-04'), await planOf(id, '2026-03-05')]).toEqual([
    COMPANY,
    NIGHT,
  ]);
});

describe('scopes', () => {
  test("a department's assignment counts before the company's, an employee's before both, each field alone", async () => {
    const inIt = await api.fixtures.employee({ department: 'IT' });
    const own = await api.fixtures.employee({ department: 'IT' });
    await run(`INSERT INTO assignments (scope_kind, department_id, schedule_id, zone)
      SELECT 'department', id, ${night}, 'Europe/Berlin' FROM departments WHERE name = 'IT'`);
    await run(
      `INSERT INTO assignments (scope_kind, employee_id, calendar_id) VALUES ('employee', ${own}, 2)`,
    );
    expect(await planOf(inIt, '2026-03-04')).toEqual(['shifts', NIGHT[1], 'Europe/Berlin', null]);
    expect(await planOf(own, '2026-03-04')).toEqual([
      'shifts',
      NIGHT[1],
      'Europe/Berlin',
      'Starkbier',
    ]);
    await run(`DELETE FROM assignments WHERE scope_kind = 'department'`);
  });

  test('the department of the date counts, not that of today', async () => {
    const id = await api.fixtures.employee({ department: 'Finance' });
    await api.database.withClient(async (client) => {
      await client.query(`BEGIN; SELECT set_config('rollcall.effective_date', '2026-03-05', true)`);
      await client.query(`UPDATE employees SET department = 'Marketing' WHERE id = ${id}`);
      await client.query('COMMIT');
    });
    await run(`INSERT INTO assignments (scope_kind, department_id, schedule_id)
      SELECT 'department', id, ${night} FROM departments WHERE name = 'Finance'`);
    expect([await planOf(id, '2026-03-04'), await planOf(id, '2026-03-05')]).toEqual([
      NIGHT,
      COMPANY,
    ]);
    await run(`DELETE FROM assignments WHERE scope_kind = 'department'`);
  });

  test('a scope has one assignment at a time', async () => {
    await expect(
      run(`INSERT INTO assignments (scope_kind, valid) VALUES ('company', '[2026-01-01,)')`),
    ).rejects.toThrow('assignments_one_at_a_time');
  });
});

test('a roster entry replaces the schedule on its date, also on a holiday', async () => {
  const id = await api.fixtures.employee();
  const shift = await one(`SELECT min(id) AS value FROM shifts`);
  await run(
    `INSERT INTO roster_entries VALUES (${id}, '2026-03-03', 0, ${shift}), (${id}, '2026-03-04', 0, NULL)`,
  );
  const [holiday, off] = [await day(id, '2026-03-03'), await day(id, '2026-03-04')];
  expect(holiday.plan).toMatchObject({ kind: 'shifts', isRostered: true, expectedMins: 480 });
  expect(off.plan).toMatchObject({ kind: 'day-off', isRostered: true });
});

describe('employment', () => {
  test.each([
    ['from the joining date', { joiningDate: '2026-03-04' }, '.AAA'],
    ['to the exit date', { exitDate: '2026-03-04' }, 'AA..'],
    ['from the day of the account', { createdAt: new Date('2026-03-04T12:00:00-06:00') }, '.AAA'],
    ['not while the account awaits activation', { isActive: null }, '....'],
  ])('%s', async (_title, values, expected) => {
    const id = await api.fixtures.employee(values);
    const days = ['2026-03-02', '2026-03-04', '2026-03-05', '2026-03-06'].map((date) =>
      day(id, date),
    );
    const letters = (await Promise.all(days)).map(({ status }) => status?.charAt(0) ?? '.');
    expect(letters.join('')).toBe(expected);
  });

  test.each([
    ['deactivated', 'is_active = false'],
    ['resigned', `status = 'RESIGNED'`],
    ['terminated', `status = 'TERMINATED'`],
  ])('to the day on which the employee was %s', async (_title, change) => {
    const id = await api.fixtures.employee();
    await api.database.withClient(async (client) => {
      await client.query(`BEGIN; SELECT set_config('rollcall.effective_date', '2026-03-04', true)`);
      await client.query(`UPDATE employees SET ${change} WHERE id = ${id}`);
      await client.query('COMMIT');
    });
    expect([(await day(id, '2026-03-04')).status, (await day(id, '2026-03-05')).status]).toEqual([
      'Absent',
      null,
    ]);
    await run(`UPDATE employees SET is_active = true, status = 'ACTIVE' WHERE id = ${id}`);
    expect((await day(id, '2026-03-05')).status).toBe('Absent');
  });
});

test('a policy is found like an assignment, and the day says how it was calculated', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 17:07:00');
  await run(`INSERT INTO time_policies (name, scope_kind, employee_id, rounding, step_min, break_rules)
    VALUES ('Plant', 'employee', ${id}, 'down', 15, '[{"afterMin": 360, "minutes": 30, "isPaid": false}]')`);
  const found = await day(id, '2026-03-02');
  expect(found).toMatchObject({ workedMins: 450, breakMins: 30 });
  expect(found.calculation).toEqual({
    presenceSeconds: 29_220,
    recordedBreakSeconds: 0,
    paidBreakSeconds: 0,
    minimumBreakSeconds: 1800,
    deductionSeconds: 1800,
    policy: 'Plant',
    rounding: 'down',
    stepMins: 15,
  });
});
