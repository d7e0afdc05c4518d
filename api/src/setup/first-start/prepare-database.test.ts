import { hashPassword, isPasswordOf } from '../../access/password.ts';
import { type Database, openDatabase } from '../../core/db/connection.ts';
import { readApiSettings } from '../../core/env.ts';
import { NOON } from '../../testing/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { DEMO_ADMINISTRATOR, findDemoEmployee } from './administrator.ts';
import { type FirstStart, prepareDatabase } from './prepare-database.ts';

let testDb: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDb = await createTestDatabase();
  database = await openDatabase(readApiSettings(testDb.env), (error) => {
    throw error;
  });
});
afterEach(async () => {
  await database.close();
  await testDb.remove();
});

const REAL = { email: 'boss@hr.test', password: 'a better one' };
const prepareAll = (start: Partial<FirstStart>) =>
  database.withClient((client) =>
    prepareDatabase(client, {
      administrator: null,
      mayBeDemo: true,
      demoData: false,
      zone: 'UTC-06:00',
      now: NOON,
      onProgress: () => {},
      ...start,
    }),
  );
const prepare = async (start: Partial<FirstStart>) => (await prepareAll(start)).administrator;
const rows = async (sql: string) => (await database.withClient((client) => client.query(sql))).rows;
const hashOf = async (email: string) =>
  (await rows(`SELECT password_hash FROM employees WHERE email = '${email}'`))[0]?.password_hash;

test('an empty database is filled with the demo company, and only once', async () => {
  expect(await prepare({ demoData: true })).toEqual(DEMO_ADMINISTRATOR);
  const counts = `SELECT (SELECT count(*)::int FROM employees) AS people,
    (SELECT count(*) > 5000 FROM time_logs) AS logs, (SELECT count(*) > 5000 FROM breaks) AS breaks,
    (SELECT sum(rows) FROM day_counts WHERE counted = 'time_logs') =
      (SELECT count(*) FROM time_logs WHERE NOT is_superseded) AS counted`;
  expect(await rows(counts)).toEqual([{ people: 120, logs: true, breaks: true, counted: true }]);
  await prepare({ demoData: true });
  expect(await rows(counts)).toEqual([{ people: 120, logs: true, breaks: true, counted: true }]);
});

test('a new company has plans from its first day on, and never again', async () => {
  const plans = 'SELECT scope_key, lower(valid)::text AS first FROM assignments ORDER BY id';
  await prepare({});
  expect(await rows(plans)).toEqual([{ scope_key: 'company', first: '2026-03-10' }]);
  await rows(`INSERT INTO employees (employee_code, first_name, last_name, email, email_key, search_text,
      joining_date, shift_start_time, shift_end_time)
    VALUES ('E', 'A', 'B', 'a@hr.test', 'a@hr.test', 'a', '2020-01-01', '07:00', '15:00')`);
  expect(await rows(plans)).toContainEqual({
    scope_key: expect.stringMatching(/^employee:/),
    first: '2026-03-10',
  });
  await rows(
    `SET rollcall.effective_date = '2026-02-01'; UPDATE employees SET shift_start_time = '08:00' WHERE email = 'a@hr.test'; RESET rollcall.effective_date`,
  );
  expect((await rows(plans)).map(({ first }) => first)).toEqual(['2026-03-10', '2026-03-10']);
  await prepare({ now: NOON + 7 * 86_400_000 });
  expect((await rows(plans))[0]).toEqual({ scope_key: 'company', first: '2026-03-10' });
});

test('a demo employee can sign in until there is a real administrator', async () => {
  const find = () => database.withClient(findDemoEmployee);
  await prepare({ mayBeDemo: false });
  expect(await find()).toBeNull();
  await prepare({ demoData: true });
  const { email = '', password = '' } = (await find()) ?? {};
  expect(await isPasswordOf(await hashOf(email), password)).toBe(true);
  const [state] = await rows(`SELECT role, is_active, (SELECT count(*)::int FROM time_logs t
    WHERE t.employee_id = e.id AND t.state = 'open') AS open FROM employees e WHERE email = '${email}'`);
  expect(state).toEqual({ role: 'EMPLOYEE', is_active: true, open: 1 });
  const own = await hashPassword('one of their own');
  await database.withClient((client) =>
    client.query('UPDATE employees SET password_hash = $1 WHERE email = $2', [own, email]),
  );
  expect(await find()).not.toMatchObject({ email });
  await prepare({ administrator: REAL });
  expect(await find()).toBeNull();
});

test('the demo company has pending decisions and events', async () => {
  await prepare({ demoData: true });
  expect(
    await rows(`SELECT status, count(*)::int FROM corrections GROUP BY status ORDER BY status`),
  ).toEqual([
    { status: 'Approved', count: 2 },
    { status: 'Pending', count: 5 },
    { status: 'Rejected', count: 2 },
  ]);
  const [counts] = await rows(`SELECT
    (SELECT count(*)::int FROM events WHERE kind = 'punch-in') AS punches,
    (SELECT count(*)::int FROM notifications n JOIN employees e ON e.id = n.employee_id
      WHERE e.email = '${DEMO_ADMINISTRATOR.email}') AS notified,
    (SELECT count(*)::int FROM notifications WHERE kind = 'missing-out') AS reminded,
    (SELECT count(*)::int FROM announcements) AS announcements,
    (SELECT count(*)::int FROM employees WHERE is_active IS NULL AND email_verified_at IS NULL) AS unverified,
    (SELECT count(*)::int FROM employees WHERE is_active IS NULL AND email_verified_at IS NOT NULL) AS waiting,
    (SELECT count(*)::int FROM leaves WHERE status <> 'Pending' AND decided_by IS NULL) AS undecided,
    (SELECT count(*)::int FROM events WHERE happened_at > to_timestamp(${NOON / 1000})) AS future`);
  expect(counts.punches).toBeGreaterThan(50);
  expect(Math.min(counts.reminded, counts.unverified, counts.waiting)).toBeGreaterThan(1);
  expect(counts).toMatchObject({ announcements: 4, notified: 3, undecided: 0, future: 0 });
});

test('events of a database that was restored from another server are readable at once', async () => {
  await prepare({ demoData: true });
  await rows(`UPDATE events SET xid = '4000000000000000000' WHERE id % 2 = 0`);
  // Readable once the transactions that run at the moment have ended, also those of other databases.
  const ahead = `SELECT count(*)::int AS ahead FROM events
    WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())`;
  expect((await rows(ahead))[0].ahead).toBeGreaterThan(10);
  await prepare({});
  expect(await rows(ahead)).toEqual([{ ahead: 0 }]);
});

test('once there is a real administrator no demo account can sign in', async () => {
  expect(await prepare({ demoData: true, administrator: REAL })).toBeNull();
  expect(await rows(`SELECT email FROM employees WHERE password_hash IS NOT NULL`)).toEqual([
    { email: REAL.email },
  ]);
  expect(await rows('SELECT count(*)::int AS people FROM employees')).toEqual([{ people: 120 }]);
});

test('a real administrator added later disables the demo sign-in', async () => {
  expect(await prepare({})).toEqual(DEMO_ADMINISTRATOR);
  expect(
    await isPasswordOf(await hashOf(DEMO_ADMINISTRATOR.email), DEMO_ADMINISTRATOR.password),
  ).toBe(true);
  expect(await prepare({ administrator: REAL })).toBeNull();
  expect(await hashOf(DEMO_ADMINISTRATOR.email)).toBeNull();
  expect(await isPasswordOf(await hashOf(REAL.email), REAL.password)).toBe(true);
});

test('an administrator who was invited and has no password yet does not disable the demo sign-in', async () => {
  await prepare({});
  await rows(`INSERT INTO employees (employee_code, first_name, email, email_key, role, is_active, search_text)
    VALUES ('EMP-900', 'Ines', 'ines@firm.example', 'ines@firm.example', 'ADMIN', true, 'ines')`);
  expect(await prepare({})).toEqual(DEMO_ADMINISTRATOR);
  expect(await hashOf(DEMO_ADMINISTRATOR.email)).not.toBeNull();
  await rows(`UPDATE employees SET password_hash = 'set' WHERE employee_code = 'EMP-900'`);
  expect(await prepare({})).toBeNull();
  expect(await hashOf(DEMO_ADMINISTRATOR.email)).toBeNull();
});

test('a restart neither changes a real administrator’s password nor restores the demo administrator', async () => {
  await prepare({ administrator: REAL });
  const hash = await hashOf(REAL.email);
  await prepare({ administrator: { ...REAL, password: 'something else' } });
  expect(await hashOf(REAL.email)).toBe(hash);
  expect(await prepare({})).toBeNull();
});

test('without permission for a demo no administrator is created', async () => {
  expect(await prepare({ mayBeDemo: false })).toBeNull();
  expect(await rows('SELECT 1 FROM employees')).toEqual([]);
});
