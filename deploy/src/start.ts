import { fastifyOptions, openApi, readApiSettings } from '@rollcall/api';
import { getCapabilities } from '@rollcall/shared/contract';
import { checkPort, closeServer, listenError, listenHost } from '@rollcall/shared/node';
import Fastify, { type FastifyInstance } from 'fastify';
import { checkFolder } from './process/check-folder.ts';
import { readWebSettings, type WebSettings } from './process/env.ts';
import { type PrintLine, step } from './process/progress.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';
import { releaseControl } from './release-control/release-control.ts';
import { startPromotions } from './releases/promote.ts';
import { seedStore } from './releases/seed.ts';
import { folderStore } from './store/folder-store.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { type CapabilityWatch, watchCapabilities } from './web-host/capabilities.ts';
import { openOutcomes, startWebHost, webOptions } from './web-host/main.ts';
import { webHost } from './web-host/web-host.ts';

const API_PREFIX = '/api/v1';

/**
 * `npm start`: the console on one port. With `API_BASE_URL` the web host alone; else web host and API in one
 * process on one origin. The only file that composes the two (design §2).
 */
await runUntilStopped(async () => {
  const say: PrintLine = (line) => console.log(line);
  const settings = readWebSettings(process.env);
  say('Starting Rollcall');
  return settings.API_BASE_URL ? startWebHost(settings, say) : startWhole(settings, say);
});

async function startWhole(settings: WebSettings, say: PrintLine): Promise<() => Promise<void>> {
  const apiSettings = readApiSettings(process.env);
  for (const warning of apiSettings.warnings) say(warning);
  const { PORT: port } = settings;
  await checkPort({ port, host: settings.HOST ?? '127.0.0.1' });
  await checkFolder(settings.dataDir);
  const store = folderStore(settings.releasesDir);
  await step(say, 'Releases ready', () => seedStore(store, say));
  const api = await step(say, 'Database ready', () =>
    openApi(apiSettings, { onProgress: (line) => say(`    ${line} …`) }),
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
  const shown = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  say(`\nRollcall is at ${settings.PUBLIC_URL ?? `http://${shown}:${port}`}`);
  if (api.administrator) {
    say(`  Sign in as    ${api.administrator.email}`);
    say(`  with password ${api.administrator.password}`);
  }
  say(`  Company zone  ${api.companyZone}`);
  const database = apiSettings.DATABASE_URL ? 'PostgreSQL' : `embedded, in ${settings.dataDir}`;
  say(`  Database      ${database}`);
  say('  Stop with Ctrl-C.');
  return stop;
}

/** API, release control and web host on one server, ready to listen; what they start ends with it. */
async function addPlugins(
  server: FastifyInstance,
  api: Awaited<ReturnType<typeof openApi>>,
  store: ReleaseStore,
  settings: WebSettings,
): Promise<void> {
  await server.register(api.plugin);
  const outcomes = openOutcomes(settings.outcomesDir, server.log);
  const stopPromotions = startPromotions(store, outcomes, (error) => server.log.error(error));
  await server.register(releaseControl, { store, outcomes, authorize: api.authorizeAdmin });
  let watch: CapabilityWatch | undefined;
  await server.register(webHost, {
    ...webOptions(settings, API_PREFIX),
    store,
    backend: () => watch?.current(),
  });
  server.addHook('onClose', async () => {
    watch?.stop();
    stopPromotions();
  });
  await server.ready();
  watch = await watchCapabilities(async () => {
    const { statusCode, body } = await server.inject(API_PREFIX + getCapabilities.path);
    return { status: statusCode, text: body };
  });
}
