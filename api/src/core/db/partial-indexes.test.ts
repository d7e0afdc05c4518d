import type { Column } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { eq, getTableColumns, getTableConfig, sql } from './drizzle.ts';
import { corrections } from './tables/corrections.ts';
import { employees } from './tables/employees.ts';
import { jobs } from './tables/jobs.ts';
import { breaks, timeLogs } from './tables/time-logs.ts';
import { overtime } from './tables/time-policies.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** The texts that partial indexes compare, as `table.column`. */
async function findCompared(): Promise<string[]> {
  const { rows } = await api.database.db.execute<{ name: string; predicate: string }>(sql`
    SELECT relname AS name, pg_get_expr(indpred, indrelid) AS predicate
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE indpred IS NOT NULL AND relnamespace = 'public'::regnamespace`);
  return rows.flatMap(({ name, predicate }) =>
    [...predicate.matchAll(/(\w+) = '[^']*'::text/g)].map(([, column]) => `${name}.${column}`),
  );
}

const db = () => api.database.db;
const parametersOf = (column: Column, value: unknown) =>
  db().select({ one: sql`1` }).from(sql`(VALUES (1)) AS one`).where(eq(column, value)).toSQL()
    .params;

test('a condition that a partial index has is written into the text, for a plan for any values', async () => {
  const tables = [corrections, employees, jobs, overtime, timeLogs];
  const columns = new Map<string, Column>(
    tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column: Column) => [`${getTableConfig(table).name}.${column.name}`, column] as const,
      ),
    ),
  );
  const compared = await findCompared();
  expect(compared.length).toBeGreaterThan(4);
  for (const name of compared) {
    const column = columns.get(name);
    expect([name, column && parametersOf(column, 'some text')]).toEqual([name, []]);
  }
  expect(parametersOf(breaks.isSuperseded, false)).toEqual([]);
  expect(parametersOf(employees.department, 'HR')).toEqual(['HR']);
});

test('a text that is written so is still one value', async () => {
  const quoted = `it's "one" \\ value`;
  const { rows } = await db().execute(
    sql`SELECT ${eq(employees.role as Column, quoted)} AS same FROM (VALUES (${quoted}::text)) AS employees (role)`,
  );
  expect(rows).toEqual([{ same: true }]);
});
