/** @database embedded */
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const MARKS = `SELECT doomed_at, deletion_marked_at FROM files WHERE id = 'f'`;
const MARKED = new Date('2026-03-10T18:00:00Z');

test.each(['doomed_at', 'deletion_marked_at'])(
  'a file marked for deletion in %s is marked for servers of both releases',
  async (column) => {
    await run(
      `INSERT INTO files (id, media_type, bytes, created_at) VALUES ('f', 'image/png', 1, now())`,
    );
    await run(`UPDATE files SET ${column} = '2026-03-10 18:00:00Z' WHERE id = 'f'`);
    expect(await run(MARKS)).toEqual([{ doomed_at: MARKED, deletion_marked_at: MARKED }]);
    await run(`UPDATE files SET bytes = 2 WHERE id = 'f'`);
    expect(await run(MARKS)).toEqual([{ doomed_at: MARKED, deletion_marked_at: MARKED }]);
    await run(`UPDATE files SET ${column} = NULL WHERE id = 'f'`);
    expect(await run(MARKS)).toEqual([{ doomed_at: null, deletion_marked_at: null }]);
    await run(`DELETE FROM files WHERE id = 'f'`);
  },
);

test('servers of both releases read the same employee counts', async () => {
  await api.fixtures.employee({ isActive: false });
  const rows = await run('SELECT standing, account_status FROM employee_counts');
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row.account_status).toBe(row.standing);
});
