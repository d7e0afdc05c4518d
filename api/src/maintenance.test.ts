import { attempts } from './core/db/tables/attempts.ts';
import { maintain } from './maintenance.ts';
import { NOON, startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('maintenance purges expired rows, and vacuums while requests run', async () => {
  const { db } = api.database;
  await db.insert(attempts).values([
    { countedFor: 'expired', failures: 3, windowEndsAt: new Date(NOON - 1) },
    { countedFor: 'current', failures: 3, windowEndsAt: new Date(NOON + 1) },
  ]);
  const token = await api.tokenOf('ADMIN');
  const [, ...responses] = await Promise.all([
    maintain(api.database, api.api.context),
    ...Array.from({ length: 10 }, () => api.get('/admin/dashboard', token)),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const remaining = await db.select({ countedFor: attempts.countedFor }).from(attempts);
  expect(remaining).toContainEqual({ countedFor: 'current' });
  expect(remaining).not.toContainEqual({ countedFor: 'expired' });
});
