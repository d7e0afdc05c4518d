import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import type { Db } from './connection.ts';
import { inArray, sql } from './drizzle.ts';
import { createStatementNames } from './prepared-statements.ts';
import { employees } from './tables/employees.ts';
import { runTransaction } from './transaction.ts';

let on: TestApi;
let off: TestApi;
beforeAll(async () => {
  on = await startTestApi();
  off = await startTestApi({ PREPARED_STATEMENTS: 'off' });
});
afterAll(async () => {
  await on.stop();
  await off.stop();
});

const prepared = async (db: Db) =>
  (await db.execute<{ statement: string }>(sql`SELECT statement FROM pg_prepared_statements`)).rows
    .map(({ statement }) => statement)
    .filter((statement) => /AS sum|"email" = ANY/.test(statement));
const add = async (db: Db, n: number) =>
  (await db.execute<{ sum: number }>(sql`SELECT ${n}::integer + 1 AS sum`)).rows[0]?.sum;

test('a statement is prepared at its third use, and gets any value', async () => {
  await runTransaction(on.database.db, async (tx) => {
    expect([await add(tx, 1), await add(tx, 2)]).toEqual([2, 3]);
    expect(await prepared(tx)).toEqual([]);
    expect([await add(tx, 3), await add(tx, 4)]).toEqual([4, 5]);
    expect(await prepared(tx)).toEqual(['SELECT $1::integer + 1 AS sum']);
  });
});

test('none is prepared where a pooler knows no prepared statements', async () => {
  await runTransaction(off.database.db, async (tx) => {
    for (const n of [1, 2, 3, 4]) expect(await add(tx, n)).toBe(n + 1);
    expect(await prepared(tx)).toEqual([]);
  });
});

test('a list of any length is one statement', async () => {
  const { db } = on.database;
  const ids: number[] = [];
  for (const firstName of ['Ana', 'Bo', 'Cy']) ids.push(await on.fixtures.employee({ firstName }));
  const emails = (await db.select().from(employees).where(inArray(employees.id, ids))).map(
    ({ email }) => email,
  );
  await runTransaction(db, async (tx) => {
    for (const count of [0, 1, 2, 3]) {
      const list = emails.slice(0, count);
      const found = await tx
        .select({ id: employees.id })
        .from(employees)
        .where(inArray(employees.email, list));
      expect(found).toHaveLength(count);
    }
    expect((await prepared(tx)).filter((text) => /email/.test(text))).toHaveLength(1);
  });
});

test('at most 400 texts get a name, and those that are used once none', () => {
  const nameOf = createStatementNames();
  for (let n = 0; n < 3000; n += 1) expect(nameOf(`once ${n}`)).toBeUndefined();
  const third = (text: string) => [nameOf(text), nameOf(text), nameOf(text)][2];
  const given = Array.from({ length: 401 }, (_, n) => third(`often ${n}`));
  expect(new Set(given).size).toBe(401);
  expect(given[399]).toBe('rollcall_400');
  expect(given[400]).toBeUndefined();
  expect(nameOf('often 7')).toBe(given[7]);
});
