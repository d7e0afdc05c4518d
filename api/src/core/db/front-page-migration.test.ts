import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readApiSettings } from '../env.ts';
import { type Database, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const [baseline, frontPage] = readMigrations();
if (!baseline || !frontPage) throw new Error('there are no migrations 1 and 2');

let testDb: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDb = await createTestDatabase();
  database = await openDatabase(readApiSettings(testDb.env), (error) => {
    throw error;
  });
});
beforeEach(async () => {
  await run('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await database.withClient((client) => migrate(client, [baseline]));
});
afterAll(async () => {
  await database.close();
  await testDb.remove();
});

const run = (sql: string) => database.withClient((client) => client.query(sql));
const upgrade = () => database.withClient((client) => migrate(client, [baseline, frontPage]));
const titles = async () =>
  (await run('SELECT title, audience FROM announcements ORDER BY id')).rows.map((row) => [
    row.title,
    row.audience,
  ]);

test('an announcement that someone wrote stays, for everyone; those that no one wrote go', async () => {
  await run(`INSERT INTO announcements (title, text, created_at, updated_at)
    VALUES ('Parking', 'Closed on Monday.', now(), now())`);
  await run(`UPDATE announcements SET text = 'On the 28th.' WHERE title = 'Monthly Review'`);
  expect(await upgrade()).toEqual([2]);
  expect(await titles()).toEqual([
    ['Monthly Review', 'everyone'],
    ['Parking', 'everyone'],
  ]);
});

test('a demo company keeps its announcements', async () => {
  await run(`INSERT INTO employees (employee_code, first_name, email, email_key, search_text, is_demo)
    VALUES ('EMP-1', 'Ada', 'a@b.example', 'a@b.example', 'ada', true)`);
  await upgrade();
  expect(await titles()).toHaveLength(2);
});

test('a database that has some of it already is upgraded, too', async () => {
  await run(`ALTER TABLE notifications ADD COLUMN about_id integer REFERENCES employees ON DELETE CASCADE;
    ALTER TABLE announcements
      ADD COLUMN audience text NOT NULL DEFAULT 'everyone' CHECK (audience IN ('everyone', 'administrators', 'department')),
      ADD COLUMN department text REFERENCES departments (name),
      ADD CHECK ((audience = 'department') = (department IS NOT NULL));
    CREATE INDEX leaves_pending_first ON leaves ((status = 'Pending') DESC, applied_on DESC, id DESC)`);
  expect(await upgrade()).toEqual([2]);
  await expect(run(`UPDATE announcements SET audience = 'department'`)).resolves.toMatchObject({
    rowCount: 0,
  });
  const { rows } = await run(`SELECT conname FROM pg_constraint
    WHERE conrelid = 'announcements'::regclass AND contype = 'c' ORDER BY conname`);
  expect(rows.map(({ conname }) => conname)).toEqual([
    'announcements_audience_check',
    'announcements_dates_check',
    'announcements_department_check',
  ]);
});
