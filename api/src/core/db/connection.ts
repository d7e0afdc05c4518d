import type { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '@rollcall/shared/node';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type ClientBase, type ClientConfig, Pool } from 'pg';
import { drizzle } from './drizzle.ts';
import { startEmbeddedDatabase } from './embedded/embedded-database.ts';
import { ThreadStream } from './embedded/thread-stream.ts';
import { createStatementNames, prepareStatements } from './prepared-statements.ts';

/** Runs queries: the pool or one of its transactions. Only `runTransaction` opens one. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

export interface Database {
  readonly db: Db;
  readonly isEmbedded: boolean;
  /** Runs work on one connection without a statement limit: migrations, seeding, vacuum. */
  withClient<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
  /** How often the embedded database has flushed to disk; 0 on a server. */
  syncs(): number;
  close(): Promise<void>;
}

const STATEMENT_LIMIT_MS = 5000;
/** Extra time for the server to report that limit itself; after that the connection counts as lost. */
const RESPONSE_GRACE_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
const SERVER_CONNECTIONS = 10;
const MIN_SERVER_VERSION = 15;

interface DatabaseSettings {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
  /** Off behind a pooler that knows none; on unless given. */
  readonly PREPARED_STATEMENTS?: boolean;
}

/**
 * Opens the database: a server when `DATABASE_URL` names one, else the embedded one in `DATA_DIR`. Both are
 * used through the same driver, the embedded one through a single connection, since it has a single session.
 * @param statementLimitMs - No statement of a request may take longer (design §9).
 * @throws OperatorError when it does not respond, is too old, or its folder cannot be used.
 */
export async function openDatabase(
  { DATABASE_URL: url, DATA_DIR: dataDir, PREPARED_STATEMENTS: prepares = true }: DatabaseSettings,
  onFailure: (error: Error) => void,
  statementLimitMs = STATEMENT_LIMIT_MS,
): Promise<Database> {
  return url === undefined
    ? openEmbedded(resolve(dataDir), onFailure, { statementLimitMs, prepares })
    : openServer(url, { statementLimitMs, prepares });
}

interface Limits {
  readonly statementLimitMs: number;
  readonly prepares: boolean;
}

async function openEmbedded(
  dataDir: string,
  onFailure: (error: Error) => void,
  { statementLimitMs, prepares }: Limits,
): Promise<Database> {
  createFolder(dataDir);
  const embedded = await startEmbeddedDatabase(dataDir, onFailure);
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The database keeps prepared statements, and forgets them when it is connected to again.
    idleTimeoutMillis: 0,
    pipeline: true,
    stream: () => new ThreadStream(embedded),
  });
  surviveLostConnections(pool);
  pool.on('connect', (client) => onPanic(client, embedded.restart));
  if (prepares) keepPlans(pool);
  embedded.setStatementLimit(statementLimitMs);
  return {
    db: drizzle({ client: pool }),
    isEmbedded: true,
    // The pool's own connection: a second one would share the session, unnamed statements included.
    withClient: (work) =>
      withPooledClient(pool, (client) => embedded.withoutLimit(() => work(client))),
    syncs: embedded.syncs,
    async close() {
      await pool.end();
      await embedded.close();
    },
  };
}

/**
 * Restarts the database when PostgreSQL panics, for example because it cannot write its log. In WebAssembly it
 * then stops responding without ending its thread, so that nothing else notices.
 */
function onPanic(client: ClientBase, restart: () => void): void {
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('errorMessage', ({ severity }: { severity?: string }) => {
    if (severity === 'PANIC') restart();
  });
}

async function openServer(url: string, { statementLimitMs, prepares }: Limits): Promise<Database> {
  const config = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  await withNewClient(config, refuseOldServer).catch((cause) => {
    throw cause instanceof OperatorError ? cause : unreachable(url, cause);
  });
  const pool = new Pool({
    ...config,
    max: SERVER_CONNECTIONS,
    pipeline: true,
    statement_timeout: statementLimitMs,
    // For a server that stops responding and so does not enforce its own limit.
    query_timeout: statementLimitMs + RESPONSE_GRACE_MS,
    idle_in_transaction_session_timeout: 2 * statementLimitMs,
  });
  surviveLostConnections(pool);
  if (prepares) keepPlans(pool);
  return {
    db: drizzle({ client: pool }),
    isEmbedded: false,
    withClient: (work) => withNewClient(config, work),
    syncs: () => 0,
    close: () => pool.end(),
  };
}

/** Lets all connections of a pool keep the plans of the statements that are used again and again. */
function keepPlans(pool: Pool): void {
  const nameOf = createStatementNames();
  pool.on('connect', (client) => prepareStatements(client, nameOf));
}

async function withNewClient<T>(
  config: ClientConfig,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  client.on('error', ignoreIdleError);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function withPooledClient<T>(
  pool: Pool,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/**
 * Handles the error event of lost connections, idle or in use, since an unhandled one would end the process.
 * The pool replaces the connection; a query in progress fails with the same error.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', ignoreIdleError);
  pool.on('connect', (client) => client.on('error', ignoreIdleError));
}

function ignoreIdleError(): void {}

async function refuseOldServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= MIN_SERVER_VERSION) return;
  throw new OperatorError(
    `DATABASE_URL names PostgreSQL ${version}; it must be ${MIN_SERVER_VERSION} or newer.`,
  );
}

/** Names host and cause, never the password that the URL may contain. */
function unreachable(url: string, cause: unknown): OperatorError {
  const host = URL.canParse(url) ? new URL(url).host : 'the given URL';
  const { message: reason } = (cause instanceof AggregateError ? cause.errors[0] : cause) as Error;
  return new OperatorError(`DATABASE_URL names ${host}, which cannot be used: ${reason}.`, {
    cause,
  });
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new OperatorError(
      `DATA_DIR is ${dataDir}, which cannot be written: ${(cause as Error).message}.`,
      {
        cause,
      },
    );
  }
}
