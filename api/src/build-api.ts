import { join, resolve } from 'node:path';
import type { CompanyZone } from '@rollcall/shared/domain';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type Account, findAccountById } from './access/accounts.ts';
import { authenticate } from './access/authenticate.ts';
import { registerTokens, type Tokens } from './access/tokens.ts';
import { storeDaysKind } from './attendance/store/job.ts';
import { dailyMailKind } from './company/daily-mail/job.ts';
import {
  notifyOfReleaseFailure,
  type ReleaseFailure,
} from './company/notifications/release-failures.ts';
import { startBackground } from './core/background.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { Context } from './core/context.ts';
import type { Database } from './core/db/connection.ts';
import type { ApiSettings } from './core/env.ts';
import { ApiError } from './core/errors/api-error.ts';
import { isDiskFull } from './core/errors/disk-full.ts';
import { createJobRunner } from './core/jobs/job-runner.ts';
import { createRecurringJobs } from './core/jobs/jobs.ts';
import { createJobWatch } from './core/jobs/watch-jobs.ts';
import { logError } from './core/log/log-error.ts';
import { createLogLimit } from './core/log/log-limit.ts';
import { sendMailKind } from './core/mail/send-mail.ts';
import { folderStore } from './core/ports/folder-store.ts';
import { openMailer } from './core/ports/open-mailer.ts';
import { createWorkQueues } from './core/queues/work-queues.ts';
import { createSigner } from './core/signer.ts';
import { exportKind } from './exports/job.ts';
import { createMetrics, measureRequests } from './http/metrics/metrics.ts';
import { addMetricsRoute } from './http/metrics/routes.ts';
import { warnUntrustedProxies } from './http/untrusted-proxies.ts';
import { importKind } from './imports/job.ts';
import { maintenanceKinds } from './maintenance.ts';
import { leaversKind } from './people/leavers/job.ts';
import { apiPlugin } from './routes.ts';
import { addDemoDocuments } from './setup/demo/documents.ts';
import { type Credentials, findDemoEmployee } from './setup/first-start/administrator.ts';
import { jwtSecret } from './setup/first-start/jwt-secret.ts';
import { prepareDatabase } from './setup/first-start/prepare-database.ts';
import { sweepKind } from './time/sweep/job.ts';

/** The API, ready to be mounted on a Fastify server. */
export interface Api {
  /** Mounts everything under `/api`; register it without a prefix. */
  readonly plugin: FastifyPluginAsync;
  readonly companyZone: CompanyZone;
  /** The context of the services, for commands and tests that call one. */
  readonly context: Context;
  /** The demo administrator to print; null once there is a real one. */
  readonly administrator: Credentials | null;
  /** An employee of the demo company to print; null without one, or once there is a real administrator. */
  readonly demoEmployee: Credentials | null;
  /**
   * Returns whose session a request has; for plugins that share the server.
   * @throws ApiError 401, which has a `statusCode`.
   */
  identify(request: Pick<FastifyRequest, 'headers'>): Promise<Account>;
  /** Notifies the administrators of a release that fails in browsers, once per key. */
  notifyOfReleaseFailure(failure: ReleaseFailure): Promise<void>;
  /** Sends the mail that is due now, without waiting for the background worker. */
  deliverMail(): Promise<void>;
  /** Stops the background work and closes the database. */
  close(): Promise<void>;
}

export interface BuildOptions {
  /** Called at each step of the start that may take a while. */
  readonly onProgress?: (step: string) => void;
  readonly clock?: Clock;
  /** Whether due jobs run by themselves; true by default. */
  readonly runsJobs?: boolean;
}

/** Reports a problem; an error goes through the log's serializer, which drops user input. */
type Report = (message: string, error?: unknown) => void;

/** Migrates an open database, fills it if it is empty, and builds the API on it. */
export async function buildApi(
  settings: ApiSettings,
  database: Database,
  { onProgress = () => {}, clock = systemClock, runsJobs = true }: BuildOptions,
): Promise<Api> {
  // First, so that an unusable secret is refused before anything is created.
  const secret = jwtSecret(settings.JWT_SECRET, resolve(settings.DATA_DIR));
  const prepared = await prepare(settings, database, { now: clock(), onProgress });
  const { administrator, hasNewDemo } = prepared;
  // Background problems go to the log of the server that carries the plugin, once there is one.
  let currentReport: Report = (message, error) =>
    onProgress(error ? `${message}: ${logError(error).message}` : message);
  const report: Report = (message, error) => currentReport(message, error);
  const context = createContext(settings, database, {
    clock,
    signer: createSigner(secret),
    report,
  });
  if (hasNewDemo) await addDemoDocuments(context);
  const work = startWork(database, context, { report, runsJobs });
  let tokens: Tokens | undefined;
  return {
    companyZone: settings.companyZone,
    context,
    administrator,
    demoEmployee: administrator && (await database.withClient(findDemoEmployee)),
    plugin: async (app) => {
      const metrics = createMetrics(context);
      addMetricsRoute(app, metrics, settings.METRICS_TOKEN);
      await app.register(
        async (scope) => {
          measureRequests(scope, metrics);
          if (!settings.TRUST_PROXY) warnUntrustedProxies(scope, metrics);
          currentReport = reportTo(scope, context);
          tokens = await registerTokens(scope, secret);
          await apiPlugin(scope, { context, tokens, corsOrigins: settings.CORS_ORIGINS });
        },
        { prefix: '/api' },
      );
    },
    identify: identifyWith(context, () => tokens),
    notifyOfReleaseFailure: (failure) => notifyOfReleaseFailure(context, failure),
    deliverMail: work.deliverMail,
    async close() {
      await work.stop();
      await database.close();
    },
  };
}

/** What plugins that share the server ask about the session of a request. */
const identifyWith =
  (context: Context, tokens: () => Tokens | undefined): Api['identify'] =>
  async ({ headers }) => {
    const registered = tokens();
    if (!registered) throw new Error('the plugin is not registered');
    const { id } = await authenticate(context, registered, 'session', headers.authorization);
    const account = await findAccountById(context.db, id);
    if (!account) throw new ApiError('unauthenticated', 'Please sign in.');
    return account;
  };

/** Migrates the database and fills it if it is empty. */
function prepare(
  settings: ApiSettings,
  database: Database,
  { now, onProgress }: { readonly now: number; readonly onProgress: (step: string) => void },
) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, companyZone: zone, demoData } = settings;
  const administrator = email && password ? { email, password } : null;
  const mayBeDemo = database.isEmbedded;
  return database.withClient((client) =>
    prepareDatabase(client, { administrator, mayBeDemo, demoData, zone, now, onProgress }),
  );
}

function createContext(
  settings: ApiSettings,
  { db }: Database,
  { clock, signer, report }: Pick<Context, 'clock' | 'signer'> & { readonly report: Report },
): Context {
  return {
    db,
    clock,
    zone: settings.companyZone,
    publicUrl: settings.publicUrl,
    companyName: settings.COMPANY_NAME ?? null,
    signer,
    background: startBackground((error) => report('A background task failed', error)),
    queues: createWorkQueues(),
    mayLog: createLogLimit(),
    mailer: openMailer(settings),
    hasMailServer: settings.SMTP_URL !== undefined,
    pdfFontFile: settings.PDF_FONT_FILE ?? null,
    files: folderStore(join(resolve(settings.DATA_DIR), 'files')),
    writes: {
      perMinute: settings.WRITES_PER_MINUTE,
      requestsPerHour: settings.REQUESTS_PER_HOUR,
    },
    uploads: { maxBytes: settings.UPLOAD_MAX_BYTES, idMaxBytes: settings.UPLOAD_ID_MAX_BYTES },
  };
}

/** A slow mail server delays this many mails. */
const MAILS_AT_A_TIME = 5;

/** Starts the background work: mail and maintenance. */
function startWork(
  database: Database,
  context: Context,
  { report, runsJobs }: { readonly report: Report; readonly runsJobs: boolean },
) {
  const { db, clock, background, mailer } = context;
  const common = { db, clock, onError: report };
  const mails = createJobRunner({
    ...common,
    kinds: [sendMailKind({ mailer, onError: report })],
    concurrency: MAILS_AT_A_TIME,
  });
  const kinds = [
    ...maintenanceKinds(database, context),
    dailyMailKind(context),
    sweepKind(context),
    leaversKind(context),
    storeDaysKind(context),
    exportKind(context),
    importKind(context),
  ];
  const others = createJobRunner({ ...common, kinds, concurrency: 1 });
  const watch = createJobWatch({ ...common, runners: [mails, others] });
  if (runsJobs) watch.start();
  background.run(() => createRecurringJobs(db, clock(), kinds));
  return {
    async deliverMail() {
      await background.idle();
      await mails.runDue();
    },
    /** Stops it, after the background tasks of the services have finished. */
    async stop() {
      await background.idle();
      await watch.stop();
      mailer.close();
    },
  };
}

/** Reports to a server's log; a full disk is rate limited, since every request fails with it. */
function reportTo({ log }: FastifyInstance, { mayLog }: Context): Report {
  return (message, error) => {
    if (isDiskFull(error) && !mayLog('disk full')) return;
    log.error(error ? { err: error } : {}, message);
  };
}
