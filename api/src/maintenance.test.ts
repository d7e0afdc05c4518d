import { attempts } from './core/db/tables/attempts.ts';
import { maintain } from './maintenance.ts';
import { NOON, startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('a round of maintenance forgets what is over, and vacuums beside requests', async () => {
  const { db } = api.database;
  await db.insert(attempts).values([
    { countedFor: 'over', failures: 3, windowEndsAt: new Date(NOON - 1) },
    { countedFor: 'running', failures: 3, windowEndsAt: new Date(NOON + 1) },
  ]);
  const token = await api.tokenOf('ADMIN');
  const [, ...answers] = await Promise.all([
    maintain(api.database, api.api.context),
    ...Array.from({ length: 10 }, () => api.get('/admin/dashboard', token)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const kept = await db.select({ countedFor: attempts.countedFor }).from(attempts);
  expect(kept).toContainEqual({ countedFor: 'running' });
  expect(kept).not.toContainEqual({ countedFor: 'over' });
});
