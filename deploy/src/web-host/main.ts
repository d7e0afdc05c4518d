import {
  checkPort,
  closeServer,
  isForwarded,
  listenError,
  listenHost,
  StartError,
  UNTRUSTED_PROXY,
} from '@rollcall/shared/node';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderOutcomes, type OutcomeStore } from '../outcomes/outcome-store.ts';
import { checkFolder } from '../process/check-folder.ts';
import { readWebSettings, type WebSettings } from '../process/env.ts';
import { type PrintLine, step } from '../process/progress.ts';
import { runUntilStopped } from '../process/run-until-stopped.ts';
import { authorizeByApi } from '../release-control/authorize.ts';
import { releaseControl } from '../release-control/release-control.ts';
import { startPromotions } from '../releases/promote.ts';
import { seedStore } from '../releases/seed.ts';
import { folderStore } from '../store/folder-store.ts';
import { askOverHttp, type OwnBackend, watchCapabilities } from './capabilities.ts';
import { webServerOptions } from './server-options.ts';
import { webHost } from './web-host.ts';

/**
 * The web host alone, in front of somebody else's backend or of our API on another machine. Returns how to stop; what
 * is under way after `withinMs` milliseconds (10 000 without it) is cut off.
 * @throws StartError when `API_BASE_URL` is missing.
 */
export async function startWebHost(
  settings: WebSettings,
  say: PrintLine,
): Promise<(withinMs?: number) => Promise<void>> {
  const { API_BASE_URL: baseUrl, PORT: port } = settings;
  if (!baseUrl) {
    throw new StartError(
      'API_BASE_URL is not set; the web host alone needs the address of a backend.',
    );
  }
  for (const warning of settings.warnings) say(warning);
  const host = listenHost(settings.HOST, false);
  await checkPort({ port, host });
  await checkFolder(settings.dataDir);
  const store = folderStore(settings.releasesDir);
  await step(say, 'Releases ready', () => seedStore(store, say));
  const watch = await step(say, `Backend ${baseUrl} asked for its capabilities`, () =>
    watchCapabilities(askOverHttp(baseUrl)),
  );
  const server = Fastify(webServerOptions(settings));
  if (!settings.TRUST_PROXY) noticeProxies(server);
  const outcomes = openOutcomes(settings.outcomesDir, server.log);
  const stopPromotions = startPromotions(store, outcomes, (error) => server.log.error(error));
  await server.register(releaseControl, {
    store,
    outcomes,
    authorize: authorizeByApi(baseUrl),
  });
  await server.register(webHost, {
    ...webOptions(settings, baseUrl),
    store,
    backend: watch.current,
  });
  const address = await server.listen({ port, host }).catch((error: unknown) => {
    throw listenError(error, { port, host });
  });
  say(`\nRollcall is at ${settings.PUBLIC_URL ?? address.replace('0.0.0.0', 'localhost')}`);
  say(`  Backend: ${baseUrl}${REMARKS[kindOf(watch.current())]}`);
  say('  Stop with Ctrl-C.');
  return async (withinMs) => {
    watch.stop();
    stopPromotions();
    await closeServer(server, withinMs);
  };
}

/** Says once that a proxy forwards requests although none is trusted: then reports of all people share one limit. */
function noticeProxies(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook('onRequest', async ({ headers, log }) => {
    if (isSaid || !isForwarded(headers)) return;
    isSaid = true;
    log.warn(UNTRUSTED_PROXY);
  });
}

const REMARKS = {
  own: '',
  base: ' (answers the calls of the specification)',
  silent: ' (has not answered yet; pages wait for it)',
};

const kindOf = (answer: OwnBackend | null | undefined) =>
  answer === undefined ? 'silent' : answer === null ? 'base' : 'own';

/** The outcomes in a folder; what is left out of them goes to the log. */
export function openOutcomes(folder: string, log: { warn(sentence: string): void }): OutcomeStore {
  return folderOutcomes(folder, { onLeftOut: (sentence) => log.warn(sentence) });
}

/** What the page is told of its backend, out of the settings. */
export function webOptions(settings: WebSettings, baseUrl: string) {
  const { API_PATHS, API_REGISTER_PATH, PUBLIC_URL, releasesDir } = settings;
  return {
    releasesDir,
    api: { baseUrl, paths: { registerEmployee: API_REGISTER_PATH, ...API_PATHS } },
    apiOrigin: URL.canParse(baseUrl) ? new URL(baseUrl).origin : undefined,
    isSecure: PUBLIC_URL?.startsWith('https:') ?? false,
  };
}

if (import.meta.main) {
  await runUntilStopped(() =>
    startWebHost(readWebSettings(process.env), (line) => console.log(line)),
  );
}
