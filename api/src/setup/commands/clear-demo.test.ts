import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { clearDemo } from './clear-demo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const rows = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;

test('demo employees are deleted with their data, and the demo administrator once there is a real one; the dashboard lists how to get started', async () => {
  const { employee, log, leave } = api.fixtures;
  const demo = await employee({ isDemo: true });
  await log(demo, '2026-03-09 09:00:00', '2026-03-09 17:00:00');
  await leave(demo, '2026-04-01', '2026-04-02');
  const demoAdministrator = await employee({ isDemo: true, role: 'ADMIN' });
  await rows(`INSERT INTO announcements (title, text, created_by, created_at, updated_at)
    VALUES ('Demo', 'x', ${demo}, now(), now()), ('Real', 'x', null, now(), now())`);
  await rows('UPDATE company SET hides_getting_started = true');
  const other = await employee();
  await log(other, '2026-03-09 09:00:00');
  const people = () => rows('SELECT id FROM employees ORDER BY id');
  const clear = () => api.database.withClient(clearDemo);

  expect(await clear()).toBe(1);
  expect(await people()).toEqual([{ id: demoAdministrator }, { id: other }]);
  expect(await rows('SELECT employee_id AS id FROM time_logs')).toEqual([{ id: other }]);
  expect(await rows('SELECT 1 FROM leaves')).toEqual([]);
  expect(await rows('SELECT title FROM announcements')).toEqual([{ title: 'Real' }]);
  expect(await rows('SELECT hides_getting_started AS hides FROM company')).toEqual([
    { hides: false },
  ]);
  expect(await clear()).toBe(0);

  const real = await employee({ role: 'ADMIN' });
  expect(await clear()).toBe(1);
  expect(await people()).toEqual([{ id: other }, { id: real }]);
});
