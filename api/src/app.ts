import { type CompanyZone } from '@rollcall/shared/domain';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { resolve } from 'node:path';
import { authenticate } from './auth/authenticate.ts';
import type { Caller } from './auth/caller.ts';
import { registerTokens, type Tokens } from './auth/tokens.ts';
import type { Context } from './context.ts';
import { type Database, openDatabase } from './db/connection.ts';
import type { ApiSettings } from './env.ts';
import type { Credentials } from './first-start/administrator.ts';
import { jwtSecret } from './first-start/jwt-secret.ts';
import { prepareDatabase } from './first-start/prepare-database.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { apiPlugin } from './plugins/api.ts';
import { type Clock, systemClock } from './ports/clock.ts';

export { type ApiSettings, readApiSettings } from './env.ts';
export { fastifyOptions } from './plugins/fastify-options.ts';
export { StartError } from './start-error.ts';

/** The API, ready to be mounted on a Fastify server. */
export interface Api {
  /** Mounts everything under `/api`; register it without a prefix. */
  readonly plugin: FastifyPluginAsync;
  readonly companyZone: CompanyZone;
  /** The demo administrator to print, while it is the one to sign in with. */
  readonly administrator: Credentials | null;
  /**
   * Who makes a request, if an administrator: for plugins that share the server.
   * @throws ApiError 401 or 403, which has a `statusCode`.
   */
  authorizeAdmin(request: FastifyRequest): Promise<Caller>;
  close(): Promise<void>;
}

interface Options {
  /** Is told each step of a start that may take a while. */
  readonly onProgress?: (step: string) => void;
  readonly clock?: Clock;
  /** Is told when the embedded database is lost for good; by default the process ends. */
  readonly onFailure?: (error: Error) => void;
}

/**
 * Opens the database, brings its schema up to date, fills an empty one, and builds the API without
 * listening.
 * @throws StartError or SettingError, one sentence for a person, when it cannot start.
 */
export async function openApi(settings: ApiSettings, options: Options = {}): Promise<Api> {
  const { onProgress = () => {}, clock = systemClock, onFailure = endProcess } = options;
  onProgress(settings.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Opening the embedded database');
  const database = await openDatabase(settings, onFailure);
  try {
    return await buildApi(settings, database, { onProgress, clock });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function buildApi(
  settings: ApiSettings,
  database: Database,
  { onProgress, clock }: { onProgress: (step: string) => void; clock: Clock },
): Promise<Api> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, companyZone } = settings;
  const administrator = await database.withClient((client) =>
    prepareDatabase(client, {
      administrator: email && password ? { email, password } : null,
      mayBeDemo: database.isEmbedded,
      demoData: settings.demoData,
      zone: companyZone,
      now: clock(),
      onProgress,
    }),
  );
  const secret = jwtSecret(settings.JWT_SECRET, resolve(settings.DATA_DIR));
  const context: Context = { db: database.db, clock, zone: companyZone };
  const stopMaintenance = scheduleMaintenance(database, clock, (error) =>
    onProgress(String(error)),
  );
  let tokens: Tokens | undefined;
  return {
    companyZone,
    administrator,
    plugin: async (app) => {
      await app.register(
        async (scope) => {
          tokens = await registerTokens(scope, secret);
          await apiPlugin(scope, { context, tokens, corsOrigins: settings.CORS_ORIGINS });
        },
        { prefix: '/api' },
      );
    },
    async authorizeAdmin({ headers }) {
      if (!tokens) throw new Error('the plugin is not registered');
      return authenticate(context, tokens, 'admin', headers.authorization);
    },
    async close() {
      stopMaintenance();
      await database.close();
    },
  };
}

function endProcess(error: Error): void {
  console.error(`The embedded database is lost: ${error.message}`);
  process.exit(1);
}
