import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { type Database, openDatabase } from '../connection.ts';
import { runKills } from './crash-test/run-kills.ts';

const isOnServer = Boolean(process.env.TEST_DATABASE_URL);
const onEmbedded = isOnServer ? test.skip : test;
const fail = (error: Error) => {
  throw error;
};

onEmbedded('kill -9 during writes loses no acknowledged write', async () => {
  const report = await runKills(3);
  expect(report).toMatchObject({ kills: 3, lost: 0, torn: 0 });
  expect(report.acknowledged).toBeGreaterThan(50);
});

describe('one open database', () => {
  let testDb: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDb = await createTestDatabase();
    database = await openDatabase({ DATA_DIR: '.', ...testDb.env }, fail);
  });
  afterAll(async () => {
    await database.close();
    await testDb.remove();
  });
  const run = (sql: string) => database.withClient((client) => client.query(sql));

  onEmbedded('every commit reaches the disk', async () => {
    await run('CREATE TABLE written (n int)');
    const before = await syncsAfter(() => database.syncs(), 1);
    for (let n = 0; n < 20; n += 1) await run(`INSERT INTO written VALUES (${n})`);
    expect(await syncsAfter(() => database.syncs(), before + 20)).toBeGreaterThanOrEqual(
      before + 20,
    );
  });

  onEmbedded('a second process on the folder is refused with a sentence', async () => {
    const { DATA_DIR = '' } = testDb.env;
    await expect(openDatabase({ DATA_DIR }, fail)).rejects.toThrow(
      `The data folder ${DATA_DIR} is in use by another Rollcall server. Stop it, or set DATA_DIR to another folder.`,
    );
  });

  onEmbedded('a statement that takes too long is aborted, and the next one succeeds', async () => {
    const { db } = database;
    await expect(
      db.execute('SELECT count(*) FROM generate_series(1, 4000000000)'),
    ).rejects.toThrow();
    expect((await run('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect((await run('SELECT count(*)::int AS n FROM written')).rows).toEqual([{ n: 20 }]);
  });
});

onEmbedded('a folder that is a file is refused with a sentence', async () => {
  await expect(openDatabase({ DATA_DIR: import.meta.filename }, fail)).rejects.toThrow(
    /^DATA_DIR is .*durability\.stress\.test\.ts, which cannot be written: /,
  );
});

/** Waits until the count of syncs has reached a number; the database reports it twice a second. */
async function syncsAfter(read: () => number, atLeast: number): Promise<number> {
  const until = Date.now() + 5000;
  while (read() < atLeast && Date.now() < until) await new Promise(setImmediate);
  return read();
}
