/** @database embedded */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsOf, runSetupCommand } from '../../testing/run-setup-command.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

// The commands as programs. What they change is tested in administrators.test.ts and clear-demo.test.ts.

let testDb: TestDatabase;
beforeEach(async () => {
  testDb = await createTestDatabase();
});
afterEach(() => testDb.remove());

test('create changes the database and prints a password', async () => {
  const { code, output } = await runSetupCommand(testDb, 'admin.ts', 'create', 'boss@hr.test');
  expect(output).toMatch(/^boss@hr\.test can sign in with [0-9a-f]{6}(-[0-9a-f]{6}){3}\n/);
  expect(code).toBe(0);
  expect(await rowsOf(testDb, 'SELECT email FROM employees')).toEqual([{ email: 'boss@hr.test' }]);
});

test.each([
  [[], 'npm run admin -- COMMAND EMAIL'],
  [['create'], 'EMAIL is missing.'],
  [['create', 'ada'], 'ada is not an email address.'],
  [['promote', 'a@b.test'], 'There is no command promote.'],
  [['reset', 'unknown@hr.test'], 'No account has the email address unknown@hr.test.'],
])('admin %j fails with a sentence', async (args, message) => {
  const { code, output } = await runSetupCommand(testDb, 'admin.ts', ...args);
  expect([code, output.split('\n')[0]]).toEqual([1, message]);
});

test('test-mail sends a mail, or reports why it cannot', async () => {
  const testMail = () => runSetupCommand(testDb, 'admin.ts', 'test-mail', 'ada@example.test');
  expect((await testMail()).output).toContain('Saved as a file in ');
  expect(await readdir(join(testDb.env.DATA_DIR ?? '', 'mail'))).toHaveLength(1);
  testDb.env.SMTP_URL = 'smtp://127.0.0.1:1';
  testDb.env.MAIL_FROM = 'hr@company.test';
  const { code, output } = await testMail();
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^The mail was not sent: .*ECONNREFUSED/),
  ]);
});

test('demo:clear prints how many employees it deleted', async () => {
  expect(await runSetupCommand(testDb, 'demo-clear.ts')).toEqual({
    code: 0,
    output: 'Deleted 0 demo employees and their time logs and leaves.\n',
  });
});
