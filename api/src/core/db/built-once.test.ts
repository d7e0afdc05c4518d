/** @database embedded */

import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { builtPerShape, type Given, toParameters } from './built-once.ts';
import type { Db } from './connection.ts';
import { sql } from './drizzle.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

interface Values {
  readonly least?: number | undefined;
  readonly most?: number | null | undefined;
  readonly not?: readonly number[] | undefined;
  readonly since?: Date | undefined;
}

/** Selects numbers from 1 to 9, and counts how often its query is built. */
function createReader() {
  let times = 0;
  const build = (db: Db, { order }: { order: 'asc' | 'desc' }, given: Given<Values>) => {
    times += 1;
    const { least, most, not = [], since } = given;
    const conditions = [
      least && sql`n >= ${least}::int`,
      most === null ? sql`n > 8` : most && sql`n <= ${most}::int`,
      ...not.map((each) => sql`n <> ${each}::int`),
      since && sql`timestamptz '2026-03-08 23:00:00Z' + n * interval '1 hour' >= ${since}`,
    ].filter((condition) => condition !== undefined);
    return db
      .select({ n: sql<number>`n` })
      .from(sql`generate_series(1, 9) AS n`)
      .where(sql.join([sql`true`, ...conditions], sql` AND `))
      .orderBy(sql`n ${sql.raw(order)}`)
      .prepare('');
  };
  const queryOf = builtPerShape(build);
  return {
    built: () => times,
    async read(values: Values, order: 'asc' | 'desc' = 'asc') {
      const rows = await queryOf(api.database.db, { order }, values).execute(toParameters(values));
      return rows.map(({ n }) => n);
    },
  };
}

test('queries with the same fields are one, and each has its own values', async () => {
  const { read, built } = createReader();
  expect(await read({ least: 3, not: [4, 7] })).toEqual([3, 5, 6, 8, 9]);
  expect(await read({ least: 6, not: [8, 1] })).toEqual([6, 7, 9]);
  expect(built()).toBe(1);
});

test.each<[string, Values, Values, number[]]>([
  ['a field less', { least: 3, most: 5 }, { least: 3, most: undefined }, [3, 4, 5, 6, 7, 8, 9]],
  ['null', { most: 5 }, { most: null }, [9]],
  ['null instead of no value', { most: undefined }, { most: null }, [9]],
  ['more values of a field', { not: [1] }, { not: [1, 2] }, [3, 4, 5, 6, 7, 8, 9]],
  ['no values of a field', { not: [1] }, { not: [] }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('%s is another query', async (_, first, second, expected) => {
  const { read, built } = createReader();
  await read(first);
  expect(await read(second)).toEqual(expected);
  expect(built()).toBe(2);
});

test('another constant is another query', async () => {
  const { read, built } = createReader();
  expect(await read({ least: 8 })).toEqual([8, 9]);
  expect(await read({ least: 8 }, 'desc')).toEqual([9, 8]);
  expect(built()).toBe(2);
});

test('an instant is the same in any zone of the server', async () => {
  const { read } = createReader();
  expect(await read({ since: new Date('2026-03-09T07:00:00+01:00') })).toEqual([7, 8, 9]);
});

test('queries are built again rather than kept without a limit', async () => {
  const { read, built } = createReader();
  for (let most = 1; most <= 200; most += 1)
    await read({ not: Array.from({ length: most }, () => 5) });
  expect(await read({ not: [1, 2, 3, 4, 5, 6, 7, 8] })).toEqual([9]);
  expect(await read({ not: [] })).toHaveLength(9);
  expect(built()).toBe(201);
  expect(await read({ not: [9] })).toHaveLength(8);
  expect(built()).toBe(202);
});
