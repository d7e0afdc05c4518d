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
import { addConsole } from './add-console.ts';
import { identifyByApi } from './http/identify.ts';
import { webServerOptions } from './http/server-options.ts';
import { checkFolder } from './process/check-folder.ts';
import { readWebSettings, type WebSettings } from './process/env.ts';
import { type PrintLine, step } from './process/progress.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { ensureFirstReleases } from './releases/first-releases.ts';
import { folderStore } from './store/folder-store.ts';
import { askOverHttp, type OwnBackend, watchCapabilities } from './web-host/capabilities.ts';

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
  const identify = identifyByApi(baseUrl);
  await addConsole(server, store, settings, { baseUrl, identify, current: watch.current });
  const address = await server.listen({ port, host }).catch((error: unknown) => {
    throw listenError(error, { port, host });
  });
  printLine(`\nRollcall is at ${settings.PUBLIC_URL ?? address.replace('0.0.0.0', 'localhost')}`);
  printLine(`  Backend: ${baseUrl}${BACKEND_REMARKS[kindOf(watch.current())]}`);
  printLine('  Press Ctrl-C to stop.');
  return async (withinMs) => {
    watch.stop();
    await closeServer(server, withinMs);
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

if (import.meta.main) {
  await runUntilStopped(() =>
    startWebHost(readWebSettings(process.env), (line) => console.log(line)),
  );
}
