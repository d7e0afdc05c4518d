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

/** Runs all maintenance an hour after the start. */
async function maintain(): Promise<void> {
  const { db } = api.database;
  const kinds = maintenanceKinds(api.database, api.api.context);
  await createRecurringJobs(db, NOON, kinds);
  const errors: unknown[] = [];
  const runner = createJobRunner({
    db,
    clock: () => NOON + HOUR_MS,
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
