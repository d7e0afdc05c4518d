import { inDatabase, rowsOf, runSetupCommand } from '../../testing/run-setup-command.ts';
import { NOON } from '../../testing/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { prepareDatabase } from '../first-start/prepare-database.ts';

// Several commands one after the other, each a process that opens the database.

let testDb: TestDatabase;
beforeEach(async () => {
  testDb = await createTestDatabase();
});
afterEach(() => testDb.remove());

const command = (file: string, ...args: string[]) => runSetupCommand(testDb, file, ...args);
const rows = (sql: string) => rowsOf(testDb, sql);

test('create adds an administrator and prints a password, reset prints a new one', async () => {
  const created = await command('admin.ts', 'create', 'boss@hr.test');
  expect(created.code).toBe(0);
  expect(created.output).toMatch(/boss@hr\.test can sign in with [0-9a-f]{6}(-[0-9a-f]{6}){3}\n/);
  const people = `SELECT role, is_active, is_demo, password_hash FROM employees`;
  const [before] = await rows(people);
  expect(before).toMatchObject({ role: 'ADMIN', is_active: true, is_demo: false });
  const reset = await command('admin.ts', 'reset', 'BOSS@hr.test');
  expect(reset.code).toBe(0);
  const [after] = await rows(people);
  expect(after.password_hash).not.toBe(before.password_hash);
  expect(await rows('SELECT action FROM audit ORDER BY id')).toEqual([
    { action: 'administrator.create' },
    { action: 'administrator.reset' },
  ]);
});

test('demo:clear deletes the demo company, and its administrator once there is a real one', async () => {
  await inDatabase(testDb, (database) =>
    database.withClient((client) =>
      prepareDatabase(client, {
        administrator: null,
        mayBeDemo: true,
        demoData: true,
        zone: 'UTC-06:00',
        now: NOON,
        onProgress: () => {},
      }),
    ),
  );
  expect((await command('demo-clear.ts')).output).toMatch(/^Deleted 119 demo employees and/);
  expect(await rows('SELECT email FROM employees')).toEqual([{ email: 'admin@rollcall.example' }]);
  for (const table of ['time_logs', 'breaks', 'leaves']) {
    expect(await rows(`SELECT count(*)::int AS rows FROM ${table}`)).toEqual([{ rows: 0 }]);
  }
  await command('admin.ts', 'create', 'boss@hr.test');
  expect((await command('demo-clear.ts')).output).toMatch(/^Deleted 1 demo employee and/);
  expect(await rows('SELECT email FROM employees')).toEqual([{ email: 'boss@hr.test' }]);
});
