import { readApiSettings } from '../env.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './connection.ts';
import { migrate, readMigrations } from './migrate.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await makeTestDatabase();
  database = await openDatabase(readApiSettings(own.env), (error) => {
    throw error;
  });
  await database.withClient((client) => migrate(client));
});
afterAll(async () => {
  await database.close();
  await own.remove();
});

const next = {
  number: 900,
  name: 'later',
  sql: 'CREATE TABLE later (n int); CREATE TABLE more (n int)',
};

test('no number is used twice', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers[0]).toBe(1);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a second run has nothing to do', async () => {
  expect(await database.withClient((client) => migrate(client))).toEqual([]);
});

test('a file that fails leaves nothing of itself', async () => {
  const broken = { number: 901, name: 'broken', sql: 'CREATE TABLE half (n int); SELECT nonsense' };
  const run = database.withClient((client) => migrate(client, [...readMigrations(), broken]));
  await expect(run).rejects.toThrow('Migration 901 (broken) failed');
  const { rows } = await database.withClient((client) =>
    client.query(`SELECT to_regclass('half') AS found`),
  );
  expect(rows).toEqual([{ found: null }]);
});

test('servers that start together migrate once, and an older one is refused afterwards', async () => {
  const withNext = [...readMigrations(), next];
  const both = await Promise.all([
    database.withClient((client) => migrate(client, withNext)),
    database.withClient((client) => migrate(client, withNext)),
  ]);
  expect(both.flat()).toEqual([900]);
  const older = database.withClient((client) => migrate(client));
  await expect(older).rejects.toThrow(
    `The database is at migration 900 and this release knows only ${readMigrations().at(-1)?.number}; start the release that wrote it, or a newer one.`,
  );
});

test('a server that does not answer is named without its password', async () => {
  const open = openDatabase(
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x', DATA_DIR: '.' },
    () => {},
  );
  await expect(open).rejects.toThrow(
    'DATABASE_URL names 127.0.0.1:1, which cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  );
});
