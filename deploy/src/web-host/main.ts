import {
  checkPort,
  closeServer,
  isForwarded,
  listenError,
  listenHost,
  OperatorError,
  UNTRUSTED_PROXY,
} from '@rollcall/shared/node';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderAccess } from '../deploy-tokens/access-store.ts';
import { backendProxy } from '../module-backends/backend-proxy.ts';
import { backendNames, folderBackends } from '../module-backends/backend-store.ts';
import { folderOutcomes, type OutcomeStore } from '../outcomes/outcome-store.ts';
import { checkFolder } from '../process/check-folder.ts';
import { readWebSettings, type WebSettings } from '../process/env.ts';
import { type PrintLine, step } from '../process/progress.ts';
import { runUntilStopped } from '../process/run-until-stopped.ts';
import { authorizeBy } from '../release-control/authorize.ts';
import { identifyByApi } from '../release-control/identify.ts';
import { releaseControl } from '../release-control/release-control.ts';
import { ensureFirstReleases } from '../releases/first-releases.ts';
import { startPromotions } from '../releases/promote.ts';
import { startPruning } from '../releases/prune.ts';
import { folderStore } from '../store/folder-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { receiveElsewhere } from '../uploads/receive-elsewhere.ts';
import {
  askOverHttp,
  type CapabilityWatch,
  type OwnBackend,
  watchCapabilities,
} from './capabilities.ts';
import { webServerOptions } from './server-options.ts';
import { webHost } from './web-host.ts';

/**
 * Starts only the web host, in front of an external backend or of our API on another machine. Returns a stop function,
 * which aborts requests that are still running after `withinMs` milliseconds (default 10 000).
 * @throws OperatorError when `API_BASE_URL` is missing.
 */
export async function startWebHost(
  settings: WebSettings,
  printLine: PrintLine,
): Promise<(withinMs?: number) => Promise<void>> {
  const { API_BASE_URL: baseUrl, PORT: port } = settings;
  if (!baseUrl) {
    throw new OperatorError(
      'API_BASE_URL is not set: without the API, the web host needs the URL of a backend.',
    );
  }
  for (const warning of settings.warnings) printLine(warning);
  const host = listenHost(settings.HOST, false);
  await checkPort({ port, host });
  await checkFolder(settings.dataDir);
  const store = folderStore(settings.releasesDir);
  await step(printLine, 'Releases ready', () => ensureFirstReleases(store, printLine));
  const watch = await step(printLine, `Capabilities read from ${baseUrl}`, () =>
    watchCapabilities(askOverHttp(baseUrl)),
  );
  const server = Fastify(webServerOptions(settings));
  if (!settings.TRUST_PROXY) warnOfUntrustedProxy(server);
  const stopWork = await addPlugins(server, settings, { baseUrl, store, watch });
  const address = await server.listen({ port, host }).catch((error: unknown) => {
    throw listenError(error, { port, host });
  });
  printLine(`\nRollcall is at ${settings.PUBLIC_URL ?? address.replace('0.0.0.0', 'localhost')}`);
  printLine(`  Backend: ${baseUrl}${BACKEND_REMARKS[kindOf(watch.current())]}`);
  printLine('  Press Ctrl-C to stop.');
  return async (withinMs) => {
    watch.stop();
    stopWork();
    await closeServer(server, withinMs);
  };
}

interface Served {
  readonly baseUrl: string;
  readonly store: ReleaseStore;
  readonly watch: CapabilityWatch;
}

/** Adds release control, backends of modules and web host to the server. Returns what stops their timers. */
async function addPlugins(
  server: FastifyInstance,
  settings: WebSettings,
  { baseUrl, store, watch }: Served,
): Promise<() => void> {
  const outcomes = openOutcomes(settings.outcomesDir, server.log);
  const stopPromotions = startPromotions(store, outcomes, (error) => server.log.error(error));
  const stopPruning = startPruning(store, server.log);
  const identify = identifyByApi(baseUrl);
  const backends = folderBackends(settings.releasesDir);
  await server.register(releaseControl, {
    store,
    outcomes,
    authorize: authorizeBy(identify),
    identify,
    access: folderAccess(settings.releasesDir),
    receive: receiveElsewhere(settings),
  });
  await server.register(backendProxy, { backends, identify, issuer: issuerOf(settings) });
  await server.register(webHost, {
    ...webOptions(settings, baseUrl),
    store,
    backend: watch.current,
    backendNames: () => backendNames(backends),
  });
  return () => {
    stopPromotions();
    stopPruning();
  };
}

/** Logs once that a proxy forwards requests but is not trusted: reports of all clients then share one limit. */
function warnOfUntrustedProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || !isForwarded(headers)) return;
    hasWarned = true;
    log.warn(UNTRUSTED_PROXY);
  });
}

const BACKEND_REMARKS = {
  own: '',
  base: ' (supports only the calls of the specification)',
  silent: ' (has not responded yet; pages are served once it does)',
};

const kindOf = (backend: OwnBackend | null | undefined) =>
  backend === undefined ? 'silent' : backend === null ? 'base' : 'own';

/** The outcomes in a folder; logs a warning when outcomes are dropped. */
export function openOutcomes(folder: string, log: { warn(sentence: string): void }): OutcomeStore {
  return folderOutcomes(folder, { onDropped: (sentence) => log.warn(sentence) });
}

/** The console's address, by which backends of modules know whose token they read. */
export const issuerOf = ({ PUBLIC_URL, PORT }: WebSettings) =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/** The web host's options from the settings. */
export function webOptions(settings: WebSettings, baseUrl: string) {
  const { API_PATHS, API_REGISTER_PATH, PUBLIC_URL, releasesDir } = settings;
  return {
    releasesDir,
    api: { baseUrl, paths: { registerEmployee: API_REGISTER_PATH, ...API_PATHS } },
    apiOrigin: URL.canParse(baseUrl) ? new URL(baseUrl).origin : undefined,
    isSecure: PUBLIC_URL?.startsWith('https:') ?? false,
    publicUrl: PUBLIC_URL,
  };
}

if (import.meta.main) {
  await runUntilStopped(() =>
    startWebHost(readWebSettings(process.env), (line) => console.log(line)),
  );
}
