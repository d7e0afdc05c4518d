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

const numbers = async () =>
  (await api.database.db.execute(sql`SELECT n FROM kept ORDER BY n`)).rows.map(({ n }) => n);

test('a transaction within one is a savepoint: what fails in it is undone alone', async () => {
  await api.database.db.execute(sql`CREATE TABLE kept (n int)`);
  await runTransaction(api.database.db, async (tx) => {
    await tx.execute(sql`INSERT INTO kept VALUES (1)`);
    const failing = runTransaction(tx, async (part) => {
      await part.execute(sql`INSERT INTO kept VALUES (2)`);
      await failWith(part, '23505');
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await runTransaction(tx, (part) => part.execute(sql`INSERT INTO kept VALUES (3)`));
  });
  expect(await numbers()).toEqual([1, 3]);
});

test('what fails in a savepoint within a savepoint is undone in both', async () => {
  await runTransaction(api.database.db, async (tx) => {
    const outer = runTransaction(tx, async (part) => {
      await part.execute(sql`INSERT INTO kept VALUES (6)`);
      await runTransaction(part, async (inner) => {
        await inner.execute(sql`INSERT INTO kept VALUES (7)`);
        throw new Error('undone');
      });
    });
    await expect(outer).rejects.toThrow('undone');
  });
  expect(await numbers()).toEqual([1, 3]);
});

test('a transaction that goes on after a failed statement is an error, since nothing of it is kept', async () => {
  const run = runTransaction(api.database.db, async (tx) => {
    await tx.execute(sql`INSERT INTO kept VALUES (4)`);
    await failWith(tx, '23505').catch(() => {});
    return 'done';
  });
  await expect(run).rejects.toThrow('the database has rolled the transaction back');
  expect(await numbers()).toEqual([1, 3]);
});

test('the work of a transaction may begin without the database', async () => {
  const run = runTransaction(api.database.db, async (tx) => {
    await new Promise((resolve) => setImmediate(resolve));
    await tx.execute(sql`INSERT INTO kept VALUES (5)`);
    throw new Error('undone');
  });
  await expect(run).rejects.toThrow('undone');
  expect(await numbers()).toEqual([1, 3]);
});
