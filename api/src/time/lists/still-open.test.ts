import { listTimeLogs } from '@rollcall/shared/contract';
import { countRowsRead, recordStatements } from '../../testing/statements.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

/** Who is still punched in from an earlier day: Today's Attendance asks this every minute. */
const stillOpen = () => {
  const query = { page: 0, state: 'open', to: '2026-03-09', order: 'asc' } as const;
  return api.call(listTimeLogs, { query, token });
};

test('open logs of earlier work dates are listed, the oldest first; reading them costs no more with many closed logs', async () => {
  await api.database.withClient(async (client) => {
    await client.query(`INSERT INTO employees (id, employee_code, first_name, email, email_key, search_text)
      SELECT 1000 + n, 'C-' || n, 'First' || n, 'c' || n || '@example.test', 'c' || n || '@example.test', 'c-' || n
      FROM generate_series(1, 50) AS n`);
    await client.query(`INSERT INTO time_logs (employee_id, punch_in, punch_out, state, work_date, zone)
      SELECT 1000 + e, d + interval '8 hours', d + interval '16 hours', 'closed', d::date, 'UTC'
      FROM generate_series(1, 50) AS e, generate_series(timestamptz '2026-01-01Z', '2026-03-01Z', '1 day') AS d`);
    await client.query('ANALYZE time_logs');
  });
  await api.fixtures.log(1001, '2026-03-10 08:00:00');
  const night = await api.fixtures.log(1002, '2026-03-09 22:00:00');
  const forgotten = await api.fixtures.log(1003, '2026-03-06 09:00:00');
  await api.fixtures.log(1004, '2026-03-05 09:00:00', 'missing-out');
  const { body } = await stillOpen();
  expect(body.data.map(({ id }) => id)).toEqual([forgotten, night]);
  expect(body).toMatchObject({ total: 2, isTotalExact: true });
  let read = 0;
  for (const statement of await recordStatements(api.database, stillOpen)) {
    if (/^\s*(select|with)/i.test(statement.text) && statement.text.includes('time_logs'))
      read += await countRowsRead(api.database, statement);
  }
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(200);
});
