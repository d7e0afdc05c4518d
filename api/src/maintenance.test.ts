/** @database embedded */
import { getDashboard } from '@rollcall/shared/contract';
import { HOUR_MS } from '@rollcall/shared/domain';
import { attempts } from './core/db/tables/attempts.ts';
import { createJobRunner } from './core/jobs/job-runner.ts';
import { createRecurringJobs } from './core/jobs/jobs.ts';
import { maintenanceKinds } from './maintenance.ts';
import { NOON, startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Runs all maintenance some hours after the start. */
async function maintain(hours = 1): Promise<void> {
  const { db } = api.database;
  const kinds = maintenanceKinds(api.database, api.api.context);
  await createRecurringJobs(db, NOON, kinds);
  const errors: unknown[] = [];
  const runner = createJobRunner({
    db,
    clock: () => NOON + hours * HOUR_MS,
    kinds,
    concurrency: 1,
    onError: (message, error) => errors.push([message, error]),
  });
  await runner.runDue();
  await runner.stop();
  expect(errors).toEqual([]);
}

test('maintenance purges expired rows, and vacuums while requests run', async () => {
  const { db } = api.database;
  await db.insert(attempts).values([
    { countedFor: 'expired', failures: 3, windowEndsAt: new Date(NOON - 1) },
    { countedFor: 'current', failures: 3, windowEndsAt: new Date(NOON + 2 * HOUR_MS) },
  ]);
  const token = await api.tokenOf('ADMIN');
  const [, ...responses] = await Promise.all([
    maintain(),
    ...Array.from({ length: 10 }, () => api.call(getDashboard, { token })),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const remaining = await db.select({ countedFor: attempts.countedFor }).from(attempts);
  expect(remaining).toContainEqual({ countedFor: 'current' });
  expect(remaining).not.toContainEqual({ countedFor: 'expired' });
});

/** Runs a statement and returns its rows. */
const rowsOf = async (statement: string) =>
  (await api.database.withClient((client) => client.query(statement))).rows;

const numberOf = async (field: string, from: string) =>
  Number((await rowsOf(`SELECT ${field} AS value FROM ${from}`))[0]?.value);

test('the embedded database vacuums every table', async () => {
  await maintain(2);
  const left = await rowsOf('SELECT relname FROM pg_stat_user_tables WHERE last_vacuum IS NULL');
  expect(left).toEqual([]);
});

test('a statement that was planned while its table was empty is planned again after the table has grown', async () => {
  const known = () => numberOf('reltuples', `pg_class WHERE relname = 'attendance_days'`);
  const scans = () => numberOf('seq_scan', `pg_stat_user_tables WHERE relname = 'attendance_days'`);
  const id = await api.fixtures.employee();
  // As the trigger of each punch does: planned for any values after a few uses.
  await rowsOf(
    'PREPARE forget (int, date) AS DELETE FROM attendance_days WHERE employee_id = $1 AND work_date >= $2',
  );
  const forget = () => rowsOf(`EXECUTE forget (0, '2026-03-01')`);
  for (let times = 1; times <= 10; times += 1) await forget();
  await rowsOf(`INSERT INTO attendance_days (employee_id, work_date, expected_min, worked_min, break_min, late_min,
      early_min, night_min, has_logs, is_missing_out, computed_at)
    SELECT ${id}, date '1990-01-01' + n, 0, 0, 0, 0, 0, 0, false, false, now() FROM generate_series(1, 5000) AS n`);
  await maintain(2 + 1 / 60);
  expect(await known()).toBe(5000);
  const before = await scans();
  for (let times = 1; times <= 10; times += 1) await forget();
  expect(await scans()).toBe(before);
  await rowsOf('DEALLOCATE forget');
});
