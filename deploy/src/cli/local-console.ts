import { type ReleaseClient, releaseClient } from '@rollcall/cli/release-client';
import { CAPABILITIES } from '@rollcall/shared/contract';
import Fastify, {
  type FastifyInstance,
  type HTTPMethods,
  type LightMyRequestResponse,
} from 'fastify';
import { folderAccess } from '../deploy-tokens/access-store.ts';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import type { WebSettings } from '../process/env.ts';
import { releaseControl } from '../release-control/release-control.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { receiveElsewhere } from '../uploads/receive-elsewhere.ts';
import { webHost } from '../web-host/web-host.ts';

interface Options {
  readonly store: ReleaseStore;
  readonly settings: WebSettings;
  /** Where the console is, when it runs. */
  readonly url: string;
  /** The operator, for the log. */
  readonly by: string;
}

/**
 * Release control of the store on this machine, in this process and without a port: the same calls as over HTTP, whether or
 * not a console runs.
 */
export function connectHere(options: Options, signal: AbortSignal): ReleaseClient {
  const { store, settings, url, by } = options;
  const server = aWebHost(store, settings);
  server.register(releaseControl, {
    store,
    outcomes: folderOutcomes(settings.outcomesDir),
    access: folderAccess(settings.releasesDir),
    identify: async () => undefined,
    receive: receiveElsewhere(settings),
    operator: by,
  });
  const client = releaseClient({ url, fetch: fetchFrom(server) }, signal);
  return {
    ...client,
    // The list may have another shell, so its pages come from a host of its own.
    serve(list) {
      const other = aWebHost({ ...store, readList: async () => list }, settings);
      return releaseClient({ url, fetch: fetchFrom(other) }, signal).serve(list);
    },
  };
}

/** A web host for pages of a smoke test, which get examples instead of a backend. */
function aWebHost(store: ReleaseStore, { releasesDir }: WebSettings): FastifyInstance {
  const server = Fastify({ logger: false });
  server.register(webHost, {
    store,
    releasesDir,
    api: { baseUrl: '/api/v1', paths: {} },
    apiOrigin: undefined,
    isSecure: false,
    backend: () => ({ capabilities: CAPABILITIES, companyZone: 'UTC' }),
    backendNames: async () => [],
  });
  return server;
}

/** `fetch` for a server of this process. */
const fetchFrom =
  (server: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, rawPayload }: LightMyRequestResponse = await server.inject({
      method: request.method as HTTPMethods,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const sent = new Headers();
    for (const [name, value] of Object.entries(headers)) sent.set(name, String(value));
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: sent });
  };
