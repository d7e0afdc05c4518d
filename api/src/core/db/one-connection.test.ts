import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { sql } from './drizzle.ts';
import { clientOf, readTogether } from './one-connection.ts';
import { runTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const NUMBERS = [1, 2, 3];

test('what is read together is sent over one connection before the first response', async () => {
  const used = new Set<unknown>();
  const answered: number[] = [];
  const rows = await readTogether(api.database.db, (db) => {
    used.add(clientOf(db));
    return Promise.all(
      NUMBERS.map(async (n) => {
        const before = answered.length;
        const { rows: found } = await db.execute(sql`SELECT ${n}::int AS n`);
        answered.push(n);
        return { before, n: found[0]?.['n'] };
      }),
    );
  });
  expect(rows).toEqual(NUMBERS.map((n) => ({ before: 0, n })));
  expect(answered).toEqual(NUMBERS);
  expect(used).not.toContain(clientOf(api.database.db));
});

test('in a transaction its connection is used', async () => {
  await runTransaction(api.database.db, (tx) =>
    readTogether(tx, async (db) => expect(db).toBe(tx)),
  );
});

test('after a failure the connection is there for others', async () => {
  for (let times = 1; times <= 20; times += 1) {
    const reading = readTogether(api.database.db, (db) =>
      Promise.all([db.execute(sql`SELECT 1 / 0`), db.execute(sql`SELECT 2`)]),
    );
    await expect(reading).rejects.toMatchObject({ cause: { code: '22012' } });
  }
  const { rows } = await api.database.db.execute(sql`SELECT 3 AS n`);
  expect(rows).toEqual([{ n: 3 }]);
});
