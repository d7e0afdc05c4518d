import { fastifyOptions, openApi, readApiSettings } from '@rollcall/api';
import { getCapabilities } from '@rollcall/shared/contract';
import { checkPort, closeServer, listenError, listenHost } from '@rollcall/shared/node';
import Fastify, { type FastifyInstance } from 'fastify';
import { addConsole } from './add-console.ts';
import { checkFolder } from './process/check-folder.ts';
import { readWebSettings, type WebSettings } from './process/env.ts';
import { type PrintLine, step } from './process/progress.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { ensureFirstReleases } from './releases/first-releases.ts';
import { startWebHost } from './start-web-host.ts';
import { folderStore } from './store/folder-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { type CapabilityWatch, watchCapabilities } from './web-host/capabilities.ts';

const API_PREFIX = '/api/v1';

/**
 * `npm start`: the console on one port. With `API_BASE_URL` only the web host; otherwise web host and API in one
 * process on one origin. This is the only file that composes the two (design §2).
 */
await runUntilStopped(async () => {
  const printLine: PrintLine = (line) => console.log(line);
  const settings = readWebSettings(process.env);
  printLine('Starting Rollcall');
  return settings.API_BASE_URL
    ? startWebHost(settings, printLine)
    : startConsole(settings, printLine);
});

async function startConsole(
  settings: WebSettings,
  printLine: PrintLine,
): Promise<() => Promise<void>> {
  const apiSettings = readApiSettings(process.env);
  for (const warning of apiSettings.warnings) printLine(warning);
  const { PORT: port } = settings;
  await checkPort({ port, host: settings.HOST ?? '127.0.0.1' });
  await checkFolder(settings.dataDir);
  const store = folderStore(settings.releasesDir);
  await step(printLine, 'Releases ready', () => ensureFirstReleases(store, printLine));
  const api = await step(printLine, 'Database ready', () =>
    openApi(apiSettings, { onProgress: (line) => printLine(`    ${line}`) }),
  );
  const server = Fastify(fastifyOptions(apiSettings));
  const stop = async () => {
    await closeServer(server);
    await api.close();
  };
  const host = listenHost(settings.HOST, api.administrator !== null);
  try {
    await addPlugins(server, api, store, settings);
    await server.listen({ port, host });
  } catch (error) {
    await stop();
    throw listenError(error, { port, host });
  }
  const displayHost = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  printLine(`\nRollcall is at ${settings.PUBLIC_URL ?? `http://${displayHost}:${port}`}`);
  if (api.administrator) {
    printLine(`  Sign in as    ${api.administrator.email}`);
    printLine(`  with password ${api.administrator.password}`);
  }
  if (api.demoEmployee) {
    printLine(`  An employee   ${api.demoEmployee.email}`);
    printLine(`  with password ${api.demoEmployee.password}`);
  }
  printLine(`  Company zone  ${api.companyZone}`);
  const database = apiSettings.DATABASE_URL ? 'PostgreSQL' : `embedded, in ${settings.dataDir}`;
  printLine(`  Database      ${database}`);
  printLine('  Press Ctrl-C to stop.');
  return stop;
}

/** Adds API and console to the server. */
async function addPlugins(
  server: FastifyInstance,
  api: Awaited<ReturnType<typeof openApi>>,
  store: ReleaseStore,
  settings: WebSettings,
): Promise<void> {
  await server.register(api.plugin);
  let watch: CapabilityWatch | undefined;
  server.addHook('onClose', async () => watch?.stop());
  await addConsole(server, store, settings, {
    baseUrl: API_PREFIX,
    identify: api.identify,
    notify: api.notifyOfReleaseFailure,
    current: () => watch?.current(),
  });
  await server.ready();
  watch = await watchCapabilities(async () => {
    const { statusCode, body } = await server.inject(API_PREFIX + getCapabilities.path);
    return { status: statusCode, text: body };
  });
}
