import type { Db } from './connection.ts';

/** A query of drizzle with placeholders. */
interface Buildable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A query that is built once for each connection of the pool instead of at every use: for a short query, drizzle takes longer to write its
 * text than the server for all the rest. For queries of the calls that people make all the time.
 * @param build with `sql.placeholder` for what differs, which gets its value by that name.
 */
export function builtOnce<Values extends Record<string, unknown>, Rows>(
  build: (db: Db) => Buildable<Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  const built = new WeakMap<object, ReturnType<Buildable<Rows>['prepare']>>();
  return (db, values) => {
    const query = built.get(db) ?? build(db).prepare('');
    built.set(db, query);
    return query.execute(values);
  };
}
