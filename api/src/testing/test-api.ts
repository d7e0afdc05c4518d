import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { login } from '@rollcall/shared/contract';
import { closeServer } from '@rollcall/shared/node';
import Fastify from 'fastify';
import type { ClientBase } from 'pg';
import { type Api, buildApi } from '../build-api.ts';
import type { Clock } from '../core/clock.ts';
import { type Database, openDatabase } from '../core/db/connection.ts';
import type { NewEmployee } from '../core/db/tables/employees.ts';
import { type ApiSettings, readApiSettings } from '../core/env.ts';
import { fastifyOptions } from '../http/fastify-options.ts';
import { type CallApi, createCallApi } from './call-api.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { keepClients } from './kept-clients.ts';
import { createTestDatabase } from './test-database.ts';

/** Noon on a Tuesday in the default company zone, UTC-06:00. */
export const NOON = Date.parse('2026-03-10T12:00:00-06:00');

const ENV = {
  DEMO_DATA: 'off',
  LOG_LEVEL: 'fatal',
  // The clock does not run, so no window ends.
  WRITES_PER_MINUTE: '1000000',
  REQUESTS_PER_HOUR: '1000000',
};

/** Another server over the database of a {@link TestApi}. */
export interface SecondServer extends CallApi {
  stop(): Promise<void>;
}

export interface TestApi extends CallApi {
  readonly api: Api;
  readonly database: Database;
  readonly fixtures: Fixtures;
  /** Every route, for example `GET /api/v1/me`, without the HEAD routes that Fastify adds. */
  readonly routes: readonly string[];
  /** The server's DATA_DIR. */
  readonly dataDir: string;
  /** URL of the server, including `/api/v1`, for responses that are not JSON. */
  readonly base: string;
  /** Another server over the same database. */
  startSecond(): Promise<SecondServer>;
  /** A new employee, signed in. */
  signedIn(values?: Partial<NewEmployee>): Promise<{ id: number; token: string }>;
  /** The token of a new employee of that role. */
  tokenOf(role: 'ADMIN' | 'EMPLOYEE'): Promise<string>;
  /** Sends all mails that are due and returns those to an email address, oldest first. */
  mailsTo(email: string): Promise<string[]>;
  /** Sets the server's clock. */
  setNow(now: number): void;
  stop(): Promise<void>;
}

/**
 * Starts the real server on a free port with its own database; the clock is at {@link NOON}. The
 * database is empty, unless `fill` inserts rows before the server starts. Jobs run only when a test runs them.
 */
export async function startTestApi(
  env: Record<string, string> = {},
  fill?: (client: ClientBase) => Promise<void>,
): Promise<TestApi> {
  let now = NOON;
  const testDb = await createTestDatabase();
  const settings = readApiSettings({ ...ENV, ...testDb.env, ...env });
  const opened = await openDatabase(settings, (error) => {
    throw error;
  });
  const database = keepClients(opened, settings.DATABASE_URL);
  if (fill) await database.withClient(fill);
  const api = await buildApi(settings, database, { clock: () => now, runsJobs: false });
  if (!fill) await forgetFirstStart(database);
  const { server, base, routes } = await listen(settings, api);
  const fixtures = createFixtures(database.db);

  const calls = createCallApi(base);
  async function signedIn(values: Partial<NewEmployee> = {}) {
    const { id, ...credentials } = await fixtures.account(values);
    const { body } = await calls.call(login, { body: credentials });
    return { id, token: body.data.token };
  }
  return {
    api,
    database,
    fixtures,
    ...calls,
    base,
    routes,
    dataDir: settings.DATA_DIR,
    startSecond: () => startSecondServer(settings, database, () => now),
    signedIn,
    tokenOf: async (role) => (await signedIn({ role })).token,
    async mailsTo(email) {
      await api.deliverMail();
      return readMails(join(settings.DATA_DIR, 'mail'), email);
    },
    setNow(next) {
      now = next;
    },
    async stop() {
      await closeServer(server);
      await api.close();
      await testDb.remove();
    },
  };
}

/** The first start made a demo administrator and plans from today on. Tests start without employees, and look at earlier days. */
const forgetFirstStart = (database: Database) =>
  database.withClient((client) =>
    client.query("DELETE FROM employees; UPDATE assignments SET valid = '(,)'"),
  );

async function listen(settings: ApiSettings, api: Api) {
  const server = Fastify(fastifyOptions(settings));
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  await server.register(api.plugin);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { server, base: `http://127.0.0.1:${port}/api/v1`, routes };
}

async function startSecondServer(
  settings: ApiSettings,
  database: Database,
  clock: Clock,
): Promise<SecondServer> {
  const api = await buildApi(settings, withoutClose(database), { clock, runsJobs: false });
  const { server, base } = await listen(settings, api);
  return {
    ...createCallApi(base),
    async stop() {
      await closeServer(server);
      await api.close();
    },
  };
}

/** A database that is shared and so not closed. */
function withoutClose(database: Database): Database {
  return { ...database, close: async () => {} };
}

/** The texts of the mails to an email address in a folder, oldest first. */
async function readMails(folder: string, email: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const numberOf = (file: string) => Number(/\d+/.exec(file)?.[0]);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted((a, b) => numberOf(a) - numberOf(b))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}\n`));
}
