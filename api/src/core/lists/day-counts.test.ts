/** @database embedded */
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { sql } from '../db/drizzle.ts';
import { totalOfDays } from './day-counts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await run(`INSERT INTO employees (id, employee_code, first_name, email, email_key, search_text)
    SELECT 500 * n, 'C-' || n, 'First', 'c' || n || '@example.test', 'c' || n || '@example.test', 'c-' || n
    FROM generate_series(1, 40) AS n`);
});
afterAll(() => api.stop());

const run = (statement: string) => api.database.withClient((client) => client.query(statement));

/** Days whose count differs from their rows. */
async function wrongDays() {
  const { rows } = await run(`
    WITH counted AS (
      SELECT 'time_logs' AS counted, work_date, count(*) AS rows FROM time_logs WHERE NOT is_superseded GROUP BY 2
      UNION ALL SELECT 'breaks', work_date, count(*) FROM breaks WHERE NOT is_superseded GROUP BY 2),
    kept AS (SELECT counted, work_date, sum(rows) AS rows FROM day_counts GROUP BY 1, 2)
    SELECT counted, work_date::text, kept.rows AS kept, counted.rows AS rows
    FROM kept FULL JOIN counted USING (counted, work_date)
    WHERE coalesce(kept.rows, 0) <> coalesce(counted.rows, 0)`);
  return rows;
}

test.each([
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
  ['superseded logs', 'UPDATE time_logs SET is_superseded = true WHERE id % 4 = 0'],
  ['superseded breaks', 'UPDATE breaks SET is_superseded = true WHERE id % 4 = 0'],
  [
    'a log that moves to another day',
    "UPDATE time_logs SET work_date = work_date + 1, punch_in = punch_in + interval '1 day', punch_out = punch_out + interval '1 day' WHERE employee_id = 500 AND punch_in > '2026-03-05Z'",
  ],
  ['deleted employees, with all that is theirs', 'DELETE FROM employees WHERE id % 1500 = 0'],
])('the counts per day are right after a change of %s', async (_title, statement) => {
  const { rowCount } = await run(statement);
  expect(rowCount).toBeGreaterThan(0);
  expect(await wrongDays()).toEqual([]);
});

test('a change that is rolled back leaves the counts as they were', async () => {
  const total = async () => {
    const days = { counted: 'time_logs', order: 'asc' } as const;
    const { rows } = await api.database.db.execute(sql`SELECT ${totalOfDays(days)} AS total`);
    return Number(rows[0]?.['total']);
  };
  const before = await total();
  expect(before).toBeGreaterThan(0);
  await run('BEGIN; DELETE FROM time_logs; ROLLBACK');
  expect([await total(), await wrongDays()]).toEqual([before, []]);
});
