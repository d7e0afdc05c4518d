import type { ClientBase } from 'pg';

/** How many statements a connection keeps planned: each takes memory of the database. */
const MOST_STATEMENTS = 400;

/** A statement that is rarely used is not worth it. */
const MIN_USES = 3;

/** How many texts are counted before counting begins again. */
const MOST_COUNTED = 2000;

/** Gives a statement its name, the same on all connections; undefined while it is not prepared. */
export type NameStatement = (text: string) => string | undefined;

/** Names statements that are used again and again. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_STATEMENTS) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < MIN_USES) {
      if (uses.size === MOST_COUNTED) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const name = `rollcall_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

interface Statement {
  readonly text: string;
  readonly name?: string;
}

/** Lets a connection send the parameters of a named statement only: the database has parsed and planned it before. */
export function prepareStatements(client: ClientBase, nameOf: NameStatement): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  // A query that is built once brings the same statement each time.
  const named = new WeakMap<Statement, Statement>();
  const withName = (statement: Statement): Statement => {
    const known = named.get(statement);
    if (known) return known;
    const name = nameOf(statement.text);
    if (name === undefined) return statement;
    const prepared = { ...statement, name };
    named.set(statement, prepared);
    return prepared;
  };
  const query = (config: unknown, values: unknown, ...others: unknown[]) =>
    send(isStatement(config, values) ? withName(config) : config, values, ...others);
  client.query = query as ClientBase['query'];
}

/** What drizzle sends with parameters; texts without any may be several statements. */
function isStatement(config: unknown, values: unknown): config is Statement {
  const { text } = config as Partial<Statement>;
  return typeof text === 'string' && Array.isArray(values) && values.length > 0;
}
