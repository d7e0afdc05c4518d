import { DAY_MS } from '@rollcall/shared/domain';
import { runJob } from '../../testing/run-job.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { findPeople } from '../days/find-days.ts';
import { readDays } from '../days/read-days.ts';
import { storeDaysKind } from './job.ts';

// Whatever changes, a reader sees what a calculation from scratch gives (docs/working-time.md#stored-days).

let api: TestApi;
let ids: number[];
let log: number;
beforeAll(async () => {
  api = await startTestApi();
  const { fixtures } = api;
  ids = [
    await fixtures.employee({ department: 'IT' }),
    await fixtures.employee({ department: 'HR', shiftStartTime: '22:00', shiftEndTime: '06:00' }),
    await fixtures.employee({ department: 'IT', joiningDate: '2026-02-10' }),
  ];
  for (const id of ids) {
    log = await fixtures.log(id, '2026-02-16 09:20:00', '2026-02-16 18:10:00');
    await fixtures.break(id, log, '2026-02-16 12:00:00', '2026-02-16 12:25:00');
    await fixtures.log(id, '2026-02-17 09:00:00', '2026-02-17 13:00:00');
    await fixtures.log(id, '2026-02-21 09:00:00', '2026-02-21 12:00:00');
    await fixtures.log(id, '2026-03-09 09:00:00');
    await fixtures.leave(id, '2026-02-23', '2026-02-24');
  }
  await run(`INSERT INTO holiday_calendars (id, name) VALUES (1, 'One')`);
  await run(`INSERT INTO holidays VALUES (1, '2026-02-25', 'First')`);
  await run(`UPDATE assignments SET calendar_id = 1 WHERE scope_kind = 'company'`);
  await run(`INSERT INTO time_policies (name, scope_kind, overtime_daily_after_min)
    VALUES ('All', 'company', 480)`);
});
afterAll(() => api.stop());

const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
let now = NOON;
const store = () => runJob(api, storeDaysKind(api.api.context), now);
const RANGE = { from: '2026-02-01', to: '2026-03-31' };

async function readAll() {
  const context = { db: api.database.db, clock: () => now, zone: api.api.context.zone };
  const people = await findPeople(api.database.db, ids);
  const days = await readDays(context, people, RANGE);
  // Fields that only a calculation has.
  return [...days.entries()].map(([id, list]) => [
    id,
    list.map(
      ({ date, status, expectedMin, workedMin, breakMin, lateMin, earlyMin, isOver, holiday }) => ({
        date,
        status,
        expectedMin,
        workedMin,
        breakMin,
        lateMin,
        earlyMin,
        isOver,
        holiday,
      }),
    ),
  ]);
}

/** The same without any stored day. */
async function calculateAll() {
  await run('CREATE TABLE kept_days AS SELECT * FROM attendance_days; DELETE FROM attendance_days');
  const days = await readAll();
  await run('INSERT INTO attendance_days SELECT * FROM kept_days; DROP TABLE kept_days');
  return days;
}

const storedDates = async (employeeId: number) =>
  (
    await run(`SELECT work_date::text AS date FROM attendance_days
      WHERE employee_id = ${employeeId} AND work_date >= '2026-03-01' ORDER BY 1`)
  ).map(({ date }) => date);

test('settled days are stored, and nothing else', async () => {
  await store();
  expect(await run('SELECT * FROM stale_days')).toEqual([]);
  const [day, night] = await Promise.all(ids.map(storedDates));
  // The log of 9 March is still open; 10 March is today.
  expect(day).toEqual(Array.from({ length: 8 }, (_, index) => `2026-03-0${index + 1}`));
  expect(night).toEqual(day);
  expect(await readAll()).toEqual(await calculateAll());
});

test('a day that is settled later is stored later', async () => {
  await run(`UPDATE time_logs SET state = 'closed', punch_out = '2026-03-09 17:30:00-06'
    WHERE state = 'open' AND employee_id = ${ids[0]}`);
  now += DAY_MS;
  await store();
  expect((await storedDates(ids[0] ?? 0)).slice(-2)).toEqual(['2026-03-09', '2026-03-10']);
  expect((await storedDates(ids[1] ?? 0)).slice(-2)).toEqual(['2026-03-08', '2026-03-10']);
});

test('without a change nothing is calculated again', async () => {
  await store();
  const before = await run('SELECT max(computed_at) AS at FROM attendance_days');
  expect(await store()).toBe(1);
  expect(await run('SELECT max(computed_at) AS at FROM attendance_days')).toEqual(before);
});

test.each([
  [
    'a time log',
    () => `UPDATE time_logs SET punch_out = punch_out + interval '20 minutes' WHERE id = ${log}`,
  ],
  [
    'a new time log',
    () => `INSERT INTO time_logs (employee_id, punch_in, punch_out, state, work_date, zone)
    VALUES (${ids[0]}, '2026-02-18 09:00-06', '2026-02-18 12:00-06', 'closed', '2026-02-18', 'UTC-06:00')`,
  ],
  [
    'a moved time log',
    () => `UPDATE time_logs SET work_date = '2026-02-19' WHERE work_date = '2026-02-18'`,
  ],
  [
    'a superseded time log',
    () => `UPDATE time_logs SET is_superseded = true WHERE work_date = '2026-02-19'`,
  ],
  [
    'a deleted time log',
    () => `DELETE FROM time_logs WHERE work_date = '2026-02-21' AND employee_id = ${ids[0]}`,
  ],
  ['a break', () => `UPDATE breaks SET ended_at = ended_at + interval '10 minutes'`],
  [
    'an approved leave',
    () => `INSERT INTO leaves (employee_id, type, start_date, end_date, status, applied_on)
    VALUES (${ids[0]}, 'Annual', '2026-02-26', '2026-02-27', 'Approved', '2026-02-01')`,
  ],
  [
    'a leave whose approval is undone',
    () => `UPDATE leaves SET status = 'Pending' WHERE start_date = '2026-02-26'`,
  ],
  ['a roster entry', () => `INSERT INTO roster_entries VALUES (${ids[0]}, '2026-02-21', 0, 1)`],
  ['a removed roster entry', () => 'DELETE FROM roster_entries'],
  [
    'the joining date',
    () => `UPDATE employees SET joining_date = '2026-02-12' WHERE id = ${ids[2]}`,
  ],
  ['the exit date', () => `UPDATE employees SET exit_date = '2026-02-20' WHERE id = ${ids[2]}`],
  [
    'the employment status',
    () => `UPDATE employees SET exit_date = NULL, status = 'RESIGNED' WHERE id = ${ids[2]}`,
  ],
  [
    'the shift times',
    () =>
      `UPDATE employees SET shift_start_time = '06:00', shift_end_time = '14:00' WHERE id = ${ids[1]}`,
  ],
  [
    'the times of a shift',
    () => `UPDATE shifts SET start_time = '08:30', grace_in_min = 0 WHERE id = 1`,
  ],
  ['the minutes of a shift', () => 'UPDATE shifts SET expected_min = 460 WHERE id = 1'],
  ['a day of a schedule', () => 'INSERT INTO schedule_days VALUES (1, 5, 0, 1)'],
  [
    'the start of a cycle',
    () => `UPDATE work_schedules SET anchor_date = '2024-01-03' WHERE id = 1`,
  ],
  ['a holiday', () => `INSERT INTO holidays VALUES (1, '2026-02-18', 'Second', 'am')`],
  ['a moved holiday', () => `UPDATE holidays SET date = '2026-02-17' WHERE name = 'First'`],
  ['a removed holiday', () => `DELETE FROM holidays WHERE name = 'Second'`],
  [
    'the assignment of the company',
    () => `UPDATE assignments SET zone = 'Europe/Berlin' WHERE scope_kind = 'company'`,
  ],
  [
    'an assignment of a department',
    () => `INSERT INTO assignments (scope_kind, department_id, schedule_id)
    VALUES ('department', 1, schedule_of_times('07:00', '15:00'))`,
  ],
  ['the department', () => `UPDATE employees SET department = 'HR' WHERE id = ${ids[0]}`],
  [
    'an assignment that ends',
    () => `UPDATE assignments SET valid = '(,2026-02-18)' WHERE scope_kind = 'department'`,
  ],
  ['the policy of the company', () => `UPDATE time_policies SET rounding = 'up', step_min = 30`],
  [
    'a policy of an employee',
    () => `INSERT INTO time_policies (name, scope_kind, employee_id, break_rules)
    VALUES ('Own', 'employee', ${ids[0]}, '[{"afterMin": 120, "minutes": 45, "isPaid": false}]')`,
  ],
  ['a removed policy', () => `DELETE FROM time_policies WHERE scope_kind = 'employee'`],
])(
  'after a change of %s, days are right at once and after they are stored again',
  async (_title, change) => {
    await store();
    const before = await readAll();
    await run(change());
    const after = await readAll();
    expect(after).toEqual(await calculateAll());
    expect(after).not.toEqual(before);
    await store();
    expect(await readAll()).toEqual(after);
    expect(await run('SELECT * FROM stale_days')).toEqual([]);
  },
);

describe('the windows of the day before', () => {
  // The log of 17 February begins in the window of its shift, until a shift at 01:00 of the next day cuts that window.
  beforeAll(async () => {
    await run(`DELETE FROM roster_entries; DELETE FROM time_logs WHERE employee_id = ${ids[0]};
      UPDATE shifts SET start_time = '09:00', accept_after_min = 1440, accept_before_min = 1440, grace_in_min = 0;
      INSERT INTO shifts (name, start_time, end_time, expected_min, accept_before_min)
      VALUES ('Early', '01:00', '09:00', 480, 1440);
      INSERT INTO work_schedules (id, name, cycle_days, anchor_date) VALUES (50, 'Early', 1, '2024-01-01');
      INSERT INTO schedule_days SELECT 50, 0, 0, max(id) FROM shifts;
      DELETE FROM assignments WHERE scope_kind = 'department';
      INSERT INTO assignments (scope_kind, department_id, schedule_id) VALUES ('department', 4, 50)`);
    await run(moveTo('Finance'));
    await api.fixtures.log(ids[0] ?? 0, '2026-02-17 22:00:00', '2026-02-17 23:00:00');
  });
  afterEach(() => run('DELETE FROM roster_entries'));
  const moveTo = (
    name: string,
  ) => `SELECT set_config('rollcall.effective_date', '2026-02-18', false);
    UPDATE employees SET department = '${name}' WHERE id = ${ids[0]};
    SELECT set_config('rollcall.effective_date', '', false)`;

  test.each([
    [
      'a roster entry',
      () => `INSERT INTO roster_entries SELECT ${ids[0]}, '2026-02-18', 0, max(id) FROM shifts`,
    ],
    ['another department', () => moveTo('Marketing')],
  ])('change with %s', async (_title, change) => {
    await store();
    const before = await readAll();
    await run(change());
    const after = await readAll();
    expect(after).toEqual(await calculateAll());
    expect(after).not.toEqual(before);
  });
});

test('a day is listed as stale once the job has been handed it, whatever the zone of the session', async () => {
  const listed = await api.database.withClient(async (client) => {
    await client.query(`BEGIN; DELETE FROM stale_days;
      UPDATE company SET days_stored_until = '2199-06-01';
      SELECT forget_days(${ids[0]}, day, day) FROM unnest('{2199-06-01,2199-06-02}'::date[]) AS day`);
    const { rows } = await client.query('SELECT from_date::text AS "from" FROM stale_days');
    await client.query('ROLLBACK');
    return rows;
  });
  expect(listed).toEqual([{ from: '2199-06-01' }]);
});

describe('overtime', () => {
  const entries = () =>
    run(
      `SELECT date::text, bucket, minutes, state FROM overtime WHERE employee_id = ${ids[0]} ORDER BY date, bucket`,
    );

  test('is written for weeks that are over, and loses its decision when its minutes change', async () => {
    await run('DELETE FROM time_logs; DELETE FROM leaves; DELETE FROM overtime');
    await run(
      "UPDATE time_policies SET rounding = 'nearest', step_min = 1, overtime_daily_after_min = 480",
    );
    await api.fixtures.log(ids[0] ?? 0, '2026-02-16 09:00:00', '2026-02-16 18:00:00');
    await api.fixtures.log(ids[0] ?? 0, '2026-02-17 09:00:00', '2026-02-17 18:30:00');
    await store();
    expect(await entries()).toEqual([
      { date: '2026-02-16', bucket: 'daily', minutes: 60, state: 'pending' },
      { date: '2026-02-17', bucket: 'daily', minutes: 90, state: 'pending' },
    ]);
    await run(`UPDATE overtime SET state = 'approved'`);
    await run(
      `UPDATE time_logs SET punch_out = punch_out + interval '15 minutes' WHERE work_date = '2026-02-17'`,
    );
    await store();
    expect(await entries()).toEqual([
      { date: '2026-02-16', bucket: 'daily', minutes: 60, state: 'approved' },
      { date: '2026-02-17', bucket: 'daily', minutes: 105, state: 'pending' },
    ]);
    await run(`DELETE FROM time_logs WHERE work_date = '2026-02-16'`);
    await store();
    expect(await entries()).toEqual([
      { date: '2026-02-17', bucket: 'daily', minutes: 105, state: 'pending' },
    ]);
  });

  test('of a settled day is known before the week is over, the weekly one is not', async () => {
    await run('UPDATE time_policies SET overtime_weekly_after_min = 60');
    await api.fixtures.log(ids[0] ?? 0, '2026-03-09 00:30:00', '2026-03-09 12:00:00');
    await store();
    expect((await entries()).filter(({ date }) => date >= '2026-03-01')).toEqual([
      { date: '2026-03-09', bucket: 'daily', minutes: 210, state: 'pending' },
    ]);
    now += 7 * DAY_MS;
    await store();
    expect((await entries()).filter(({ date }) => date >= '2026-03-01')).toEqual([
      { date: '2026-03-09', bucket: 'daily', minutes: 210, state: 'pending' },
      { date: '2026-03-09', bucket: 'weekly', minutes: 420, state: 'pending' },
    ]);
  });
});
