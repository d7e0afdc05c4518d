import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '../../core/db/connection.ts';
import { readApiSettings } from '../../core/env.ts';
import { NOON } from '../../testing/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { prepareDatabase } from '../first-start/prepare-database.ts';

const run = promisify(execFile);
let testDb: TestDatabase;
beforeEach(async () => {
  testDb = await createTestDatabase();
});
afterEach(() => testDb.remove());

/** Runs a command in its own process; returns exit code and output. */
async function command(file: string, ...args: string[]) {
  const path = join(import.meta.dirname, file);
  const env = { ...process.env, NODE_OPTIONS: '', ...testDb.env };
  try {
    const { stdout } = await run(process.execPath, [path, ...args], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readApiSettings(testDb.env), (error) => {
    throw error;
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const rows = (sql: string) =>
  inDatabase(async (database) => (await database.withClient((client) => client.query(sql))).rows);

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

test.each([
  [[], 'npm run admin -- COMMAND EMAIL'],
  [['create'], 'EMAIL is missing.'],
  [['create', 'ada'], 'ada is not an email address.'],
  [['promote', 'a@b.test'], 'There is no command promote.'],
  [['reset', 'unknown@hr.test'], 'No account has the email address unknown@hr.test.'],
])('admin %j fails with a sentence', async (args, message) => {
  const { code, output } = await command('admin.ts', ...args);
  expect([code, output.split('\n')[0]]).toEqual([1, message]);
});

test('test-mail sends a mail, or reports why it cannot', async () => {
  const sent = await command('admin.ts', 'test-mail', 'ada@example.test');
  expect(sent.output).toContain('Saved as a file in ');
  expect(await readdir(join(testDb.env.DATA_DIR ?? '', 'mail'))).toHaveLength(1);
  testDb.env.SMTP_URL = 'smtp://127.0.0.1:1';
  testDb.env.MAIL_FROM = 'hr@company.test';
  const { code, output } = await command('admin.ts', 'test-mail', 'ada@example.test');
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^The mail was not sent: .*ECONNREFUSED/),
  ]);
});

test('demo:clear deletes the demo company, and its administrator once there is a real one', async () => {
  await inDatabase((database) =>
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
