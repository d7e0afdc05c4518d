import type { FastifyInstance } from 'fastify';
import { folderAccess } from './deploy-tokens/access-store.ts';
import type { Identify } from './http/identify.ts';
import { backendProxy } from './module-backends/backend-proxy.ts';
import { backendNames, folderBackends } from './module-backends/backend-store.ts';
import { folderOutcomes } from './outcomes/outcome-store.ts';
import type { WebSettings } from './process/env.ts';
import type { NotifyAdministrators } from './release-control/failure-notices.ts';
import { releaseControl } from './release-control/release-control.ts';
import { startPromotions } from './releases/promote.ts';
import { startPruning } from './releases/prune.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { receiveElsewhere } from './uploads/receive-elsewhere.ts';
import type { OwnBackend } from './web-host/capabilities.ts';
import { webHost } from './web-host/web-host.ts';

/** The backend of a console: the API in the same process, or one elsewhere. */
interface Backend {
  /** Its URL, or its path on the console's own origin. */
  readonly baseUrl: string;
  readonly identify: Identify;
  /** Tells administrators of a release that fails; a backend elsewhere has no way. */
  readonly notify?: NotifyAdministrators;
  /** What it supports: see `CapabilityWatch`. */
  readonly current: () => OwnBackend | null | undefined;
}

/**
 * Adds release control, the backends of modules and the web host to a server: all that a console is besides its API. Their
 * timers stop when the server closes.
 */
export async function addConsole(
  server: FastifyInstance,
  store: ReleaseStore,
  settings: WebSettings,
  { baseUrl, identify, notify, current }: Backend,
): Promise<void> {
  const { API_PATHS, API_REGISTER_PATH, PORT, PUBLIC_URL, outcomesDir, releasesDir } = settings;
  const onDropped = (sentence: string) => server.log.warn(sentence);
  const outcomes = folderOutcomes(outcomesDir, { onDropped });
  const stopPromotions = startPromotions(store, outcomes, (error) => server.log.error(error));
  const stopPruning = startPruning(store, server.log);
  server.addHook('onClose', async () => {
    stopPromotions();
    stopPruning();
  });
  await server.register(releaseControl, {
    store,
    outcomes,
    identify,
    receive: receiveElsewhere(settings),
    access: folderAccess(releasesDir),
    ...(notify && { notify }),
  });
  const backends = folderBackends(releasesDir);
  const issuer = PUBLIC_URL ?? `http://localhost:${PORT}`;
  await server.register(backendProxy, { backends, identify, issuer });
  await server.register(webHost, {
    releasesDir,
    api: { baseUrl, paths: { registerEmployee: API_REGISTER_PATH, ...API_PATHS } },
    apiOrigin: URL.canParse(baseUrl) ? new URL(baseUrl).origin : undefined,
    isSecure: PUBLIC_URL?.startsWith('https:') ?? false,
    publicUrl: PUBLIC_URL,
    store,
    backend: current,
    backendNames: () => backendNames(backends),
  });
}
