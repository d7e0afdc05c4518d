import type { Database } from '../core/db/connection.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs work and returns the statements that the server sent meanwhile, without those of transactions. */
export async function recordStatements(
  database: Database,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const pool = Reflect.get(database.db, '$client') as { query: (...args: unknown[]) => unknown };
  const statements: Statement[] = [];
  const original = pool.query;
  pool.query = (...args) => {
    const [query, values] = args as [{ text: string }, unknown[]];
    statements.push({ text: query.text, values });
    return original.apply(pool, args);
  };
  try {
    await work();
  } finally {
    pool.query = original;
  }
  return statements;
}

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Runs a statement again and returns how many rows its scans read, those that they discarded included. */
export async function countRowsRead(
  database: Database,
  { text, values }: Statement,
): Promise<number> {
  const { rows } = await database.withClient((client) =>
    client.query(`EXPLAIN (ANALYZE, BUFFERS off, FORMAT JSON) ${text}`, [...values]),
  );
  return readBy(rows[0]['QUERY PLAN'][0].Plan);
}

function readBy(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, part) => sum + readBy(part), 0);
  const discarded =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = (plan['Plans'] ? 0 : plan['Actual Rows']) + discarded;
  return inner + own * plan['Actual Loops'];
}
