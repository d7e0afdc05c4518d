/** @database embedded */
import { OperatorError } from '@rollcall/shared/node';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readApiSettings } from '../env.ts';
import { type Database, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

let testDb: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDb = await createTestDatabase();
  database = await openDatabase(readApiSettings(testDb.env), (error) => {
    throw error;
  });
  await database.withClient((client) => migrate(client));
});
afterAll(async () => {
  await database.close();
  await testDb.remove();
});

const newest = readMigrations().at(-1)?.number ?? 0;
const expand = {
  number: 900,
  name: 'expand',
  sql: 'CREATE TABLE later (n int)',
  minReader: newest,
};
const contract = { number: 901, name: 'contract', sql: 'DROP TABLE later', minReader: 900 };
const run = (migrations?: readonly Migration[]) =>
  database.withClient((client) => migrate(client, migrations));
const applied = async () =>
  (
    await database.withClient((client) =>
      client.query('SELECT number, min_reader FROM schema_migrations ORDER BY number'),
    )
  ).rows;

test('a second run has nothing to do', async () => {
  expect(await run()).toEqual([]);
});

test('the database stores the min_reader of each migration', async () => {
  expect(await applied()).toEqual(
    readMigrations().map(({ number, minReader }) => ({ number, min_reader: minReader })),
  );
});

test('a migration that fails is rolled back', async () => {
  const sql = 'CREATE TABLE half (n int); SELECT nonsense';
  const broken = { number: 899, name: 'broken', sql, minReader: newest };
  await expect(run([...readMigrations(), broken])).rejects.toThrow('Migration 899 (broken) failed');
  const { rows } = await database.withClient((client) =>
    client.query(`SELECT to_regclass('half') AS found`),
  );
  expect(rows).toEqual([{ found: null }]);
});

test('servers that start together migrate once', async () => {
  const withNext = [...readMigrations(), expand];
  const both = await Promise.all([run(withNext), run(withNext)]);
  expect(both.flat()).toEqual([900]);
});

test('the previous release runs on an expanded schema and changes nothing', async () => {
  const before = await applied();
  expect(await run()).toEqual([]);
  expect(await applied()).toEqual(before);
});

test('a release that is too old for a contracted schema is refused; the one that expanded it runs', async () => {
  await run([...readMigrations(), expand, contract]);
  await expect(run()).rejects.toThrow(
    new OperatorError(
      `The database schema (migration 901) is too new for this release, which supports migrations up to ${newest}. Start the release that migrated it, or a newer one.`,
    ),
  );
  expect(await run([...readMigrations(), expand])).toEqual([]);
});

test('a release of another branch is refused: it must not add to a newer schema', async () => {
  const other = {
    number: 898,
    name: 'other',
    sql: 'CREATE TABLE other (n int)',
    minReader: newest,
  };
  await expect(run([...readMigrations(), other, expand])).rejects.toThrow(
    'The database schema (migration 901) lacks 898, which this release needs and cannot add to a newer schema. Start the release that migrated it, or a newer one.',
  );
});

test('a database server that does not respond is named without its password', async () => {
  const open = openDatabase(
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x', DATA_DIR: '.' },
    () => {},
  );
  await expect(open).rejects.toThrow(
    'DATABASE_URL names 127.0.0.1:1, which cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  );
});
