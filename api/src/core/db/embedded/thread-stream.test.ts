/** @database embedded */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { ThreadStream } from './thread-stream.ts';

let folder: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
  database = await startEmbeddedDatabase(folder, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function connect(noteWork = database.noteWork) {
  const stream = () => new ThreadStream({ ...database, noteWork });
  const client = new Client({ user: 'postgres', database: 'postgres', pipeline: true, stream });
  // A connection that another one ends.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const left = async (client: Client) =>
  (
    await client.query(`
      SELECT to_regclass('unfinished') AS table, current_setting('work_mem') AS memory,
        (SELECT count(*)::int FROM pg_prepared_statements) AS prepared`)
  ).rows[0];

test.each([
  ['was closed', (client: Client) => client.end()],
  ['is still open, and ends', async () => {}],
])('a new connection finds nothing of the one before, which %s', async (_, close) => {
  const first = await connect();
  const untouched = await left(first);
  await first.query(`SET work_mem = '7MB'`);
  await first.query({ name: 'kept', text: 'SELECT $1::int', values: [1] });
  await first.query('BEGIN');
  await first.query('CREATE TABLE unfinished (id int)');
  await close(first);
  const second = await connect();
  expect(await left(second)).toEqual(untouched);
  await second.end();
});

test('statements that are sent together get their own responses, in order', async () => {
  const client = await connect();
  const sent = [
    client.query('SELECT $1::int AS n', [1]),
    client.query('SELECT 1 / 0'),
    client.query(`SELECT repeat('x', 3000000) AS long`),
    client.query('SELECT $1::int AS n', [4]),
  ];
  const [one, refused, long, four] = await Promise.allSettled(sent);
  expect(one).toMatchObject({ value: { rows: [{ n: 1 }] } });
  expect(refused).toMatchObject({ reason: { message: 'division by zero' } });
  expect(long).toMatchObject({ value: { rows: [{ long: 'x'.repeat(3_000_000) }] } });
  expect(four).toMatchObject({ value: { rows: [{ n: 4 }] } });
  await client.end();
});

test('whatever is sent is noted, so that the thread is watched until it responds', async () => {
  const noteWork = jest.fn(database.noteWork);
  const client = await connect(noteWork);
  noteWork.mockClear();
  const sent = client.query('SELECT 1');
  expect(noteWork).toHaveBeenCalled();
  await sent;
  await client.end();
});
