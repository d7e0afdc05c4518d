import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCompany } from './company.ts';
import { HANDLERS, type Reply } from './handlers.ts';

const BASE = '/company/v3';

interface Options {
  /** The status for every call that is not in spec §7. */
  readonly mode: 404 | 401;
  readonly port?: number;
  readonly now?: () => number;
}

export interface ForeignBackend {
  /** The complete versioned base URL, for `API_BASE_URL`. */
  readonly url: string;
  /** Every request so far, as `METHOD path?query`. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Finds the handler of a call; a number at the end of the path is `{id}`. */
function route(method: string | undefined, path: string) {
  const id = /\/(\d+)$/.exec(path)?.[1];
  const pattern = id === undefined ? path : `${path.slice(0, -id.length)}{id}`;
  return { handler: HANDLERS[`${method} ${pattern}`], id: Number(id) };
}

/**
 * An external backend for tests: it supports only the calls of spec §7, under its own base path. All calls but sign-in,
 * recovery and self-registration need a bearer token. Writes are kept until it is closed.
 */
export async function createForeignBackend({
  mode,
  port = 0,
  now = Date.now,
}: Options): Promise<ForeignBackend> {
  const requests: string[] = [];
  const company = createCompany();

  async function handle(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://foreign');
    const path = url.pathname.startsWith(`${BASE}/`) ? url.pathname.slice(BASE.length) : '';
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    const { handler, id } = route(request.method, path);
    if (!handler) return [mode, { error: mode === 404 ? 'no such call' : 'who are you' }];
    const isSignedIn = request.headers.authorization?.endsWith('.foreign') ?? false;
    if (!path.startsWith('/auth/') && !isSignedIn) return [401, { message: 'Sign in first.' }];
    const body = await readJson(request);
    return handler({ company, now: now(), query: url.searchParams, body, id });
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      send(response, request, 204, undefined);
      return;
    }
    void handle(request).then(([status, body]) => send(response, request, status, body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${listening}${BASE}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Sends a response with CORS headers, which a backend on another host needs. */
function send(response: ServerResponse, request: IncomingMessage, status: number, body: unknown) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-max-age': '600',
    vary: 'origin',
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
