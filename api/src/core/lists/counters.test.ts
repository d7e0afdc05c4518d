/** @database embedded */
import { findWrongCounters } from '../../testing/recount.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await run(`INSERT INTO employees (id, employee_code, first_name, email, email_key, search_text, is_active, role, joining_date, exit_date)
    SELECT 500 * n, 'C-' || n, 'First', 'c' || n || '@example.test', 'c' || n || '@example.test', 'c-' || n,
      CASE n % 3 WHEN 0 THEN true WHEN 1 THEN false END, CASE n % 4 WHEN 0 THEN 'ADMIN' ELSE 'EMPLOYEE' END,
      CASE WHEN n % 5 > 0 THEN date '2026-01-31' + n END, CASE WHEN n % 7 = 0 THEN date '2026-02-10' END
    FROM generate_series(1, 40) AS n`);
});
afterAll(() => api.stop());

const run = (statement: string) => api.database.withClient((client) => client.query(statement));
const wrongCounters = () => api.database.withClient(findWrongCounters);
const countersOf = async (name: string) =>
  (await run(`SELECT sum(value)::int AS value FROM counters WHERE name = '${name}'`)).rows[0].value;

test.each([
  [
    'employees',
    "UPDATE employees SET role = 'ADMIN', is_active = NOT is_active WHERE id % 1000 = 0",
  ],
  ['verified employees', "UPDATE employees SET verification_status = 'VERIFIED' WHERE id < 9000"],
  [
    'joining and exit dates',
    "UPDATE employees SET exit_date = '2026-03-31', joining_date = '2026-03-01' WHERE id < 3000",
  ],
  ['an exit before joining', "UPDATE employees SET exit_date = '2025-12-31' WHERE id = 4000"],
  [
    'two logs of a day',
    `INSERT INTO time_logs (employee_id, punch_in, punch_out, state, work_date, zone)
     SELECT e.id, d + at, d + at + interval '1 hour', 'closed', d::date, 'UTC'
     FROM employees AS e, generate_series(timestamptz '2026-03-01Z', '2026-03-05Z', '1 day') AS d,
       unnest(ARRAY[interval '8 hours', '12 hours']) AS at`,
  ],
  [
    'breaks, some of them open',
    `INSERT INTO breaks (employee_id, time_log_id, work_date, started_at, ended_at)
     SELECT employee_id, id, work_date, punch_in, CASE WHEN id % 3 > 0 THEN punch_in + id * interval '1 second' END FROM time_logs`,
  ],
  [
    'ended breaks',
    "UPDATE breaks SET ended_at = started_at + interval '7 minutes' WHERE ended_at IS NULL AND id % 2 = 0",
  ],
  [
    'logs without punch-out',
    "UPDATE time_logs SET state = 'missing-out', punch_out = NULL WHERE id % 10 = 0",
  ],
  ['superseded logs', 'UPDATE time_logs SET is_superseded = true WHERE id % 4 = 0'],
  ['superseded breaks', 'UPDATE breaks SET is_superseded = true WHERE id % 4 = 0'],
  [
    'a log that moves to another day',
    "UPDATE time_logs SET work_date = work_date + 1, punch_in = punch_in + interval '1 day', punch_out = punch_out + interval '1 day' WHERE employee_id = 500 AND state = 'closed' AND punch_in > '2026-03-05Z'",
  ],
  [
    'leaves',
    `INSERT INTO leaves (employee_id, type, start_date, end_date, applied_on, status)
     SELECT id, 'Annual', date '2026-03-01' + id % 7, date '2026-03-07' + id % 9, '2026-02-01',
       CASE id % 3 WHEN 0 THEN 'Pending' ELSE 'Approved' END FROM employees`,
  ],
  ['decided leaves', "UPDATE leaves SET status = 'Rejected' WHERE employee_id % 1500 = 0"],
  [
    'corrections',
    `INSERT INTO corrections (employee_id, punch_in, punch_out, zone, work_date, reason, requested_at)
     SELECT id, '2026-03-01 08:00Z', '2026-03-01 09:00Z', 'UTC', '2026-03-01', 'Forgot', now() FROM employees`,
  ],
  ['decided corrections', "UPDATE corrections SET status = 'Approved' WHERE id % 2 = 0"],
  [
    'withdrawn corrections and leaves',
    'WITH gone AS (DELETE FROM corrections WHERE id % 3 = 0) DELETE FROM leaves WHERE id % 3 = 0',
  ],
  ['deleted employees, with all that is theirs', 'DELETE FROM employees WHERE id % 1500 = 0'],
])('the counters are right after a change of %s', async (_title, statement) => {
  const { rowCount } = await run(statement);
  expect(rowCount).toBeGreaterThan(0);
  expect(await wrongCounters()).toEqual([]);
});

test('a change that is rolled back leaves the counters as they were', async () => {
  const before = await countersOf('leaves');
  await run("BEGIN; UPDATE leaves SET status = 'Approved'; DELETE FROM leaves; ROLLBACK");
  expect(await countersOf('leaves')).toBe(before);
  expect(await wrongCounters()).toEqual([]);
});
