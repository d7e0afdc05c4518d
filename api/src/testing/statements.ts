import type { Pool, PoolClient } from 'pg';
import type { Database } from '../core/db/connection.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (...args: unknown[]) => unknown;

/** Runs work and returns the statements that the server sent meanwhile, without those of transactions. */
export async function recordStatements(
  database: Database,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const pool = Reflect.get(database.db, '$client') as Pool;
  const statements: Statement[] = [];
  const spies = [recordOf(pool, statements)];
  const connect = pool.connect.bind(pool) as Query;
  const spy = jest.spyOn(pool, 'connect').mockImplementation((...args: unknown[]) => {
    const connecting = connect(...args);
    // The pool's own queries take it with a callback.
    if (args.length > 0) return connecting as never;
    return (connecting as Promise<PoolClient>).then((client) => {
      spies.push(recordOf(client, statements));
      return client;
    }) as never;
  });
  try {
    await work();
  } finally {
    for (const each of [spy, ...spies.toReversed()]) each.mockRestore();
  }
  return statements;
}

/** Adds what is sent outside of transactions. */
function recordOf(sender: { query: unknown }, statements: Statement[]) {
  const send = (sender.query as Query).bind(sender);
  let isInTransaction = false;
  return jest.spyOn(sender as { query: Query }, 'query').mockImplementation((...args) => {
    const [query, values] = args as [{ text: string } | string, unknown[]];
    if (query === 'BEGIN') isInTransaction = true;
    if (typeof query !== 'string' && !isInTransaction)
      statements.push({ text: query.text, values });
    if (query === 'COMMIT' || query === 'ROLLBACK') isInTransaction = false;
    return send(...args);
  });
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
