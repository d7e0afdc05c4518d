/** @database embedded */

import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { Db } from './connection.ts';
import { sql } from './drizzle.ts';
import { runTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Fails in the database as a transaction does that was chosen to resolve a deadlock. */
const failWith = (tx: Db, sqlState: string) =>
  tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${sqlState}'; END $$`));

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
])('a transaction is run again after %s', async (_name, sqlState) => {
  let attempts = 0;
  const result = await runTransaction(api.database.db, async (tx) => {
    attempts += 1;
    await tx.execute(sql`CREATE TABLE written_once (id int)`);
    if (attempts < 3) await failWith(tx, sqlState);
    await tx.execute(sql`DROP TABLE written_once`);
    return 'done';
  });
  expect([result, attempts]).toEqual(['done', 3]);
});

test.each([
  ['a deadlock on every attempt', '40P01', 3],
  ['another error', '23505', 1],
])('%s is an error', async (_name, sqlState, expected) => {
  let attempts = 0;
  const run = runTransaction(api.database.db, async (tx) => {
    attempts += 1;
    await failWith(tx, sqlState);
  });
  await expect(run).rejects.toMatchObject({ cause: { code: sqlState } });
  expect(attempts).toBe(expected);
});
