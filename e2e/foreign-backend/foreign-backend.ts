import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { breaks, dashboard, employees, leaves } from './data.ts';

const PAGE_SIZE = 10;
const ADMINISTRATOR = { email: 'admin@foreign.example', password: 'foreign-password' };
const BASE = '/company/v3';

interface Options {
  /** What it answers to everything that spec §7 does not name. */
  readonly mode: 404 | 401;
  readonly port?: number;
  readonly now?: () => number;
}

export interface ForeignBackend {
  /** The whole versioned base, for `API_BASE_URL`. */
  readonly url: string;
  /** Every request so far, as `METHOD path?query`. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

type Answer = readonly [status: number, body: unknown];
type Handler = (url: URL, body: Record<string, unknown>, now: number) => Answer;

/** A token whose payload the console reads; this backend knows it by its text alone. */
function tokenFor(now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ exp: Math.floor(now / 1000) + 3600 })}.foreign`;
}

/** The list is inside `data` with its total, unlike our server's: both are the specification's. */
function pageOf(url: URL, rows: readonly object[]): Answer {
  const page = url.searchParams.get('page');
  if (page === null) return [200, { data: { data: rows } }];
  const first = Number(page) * PAGE_SIZE;
  const data = rows.slice(first, first + PAGE_SIZE).map((row) => ({ ...row, timeLogs: undefined }));
  return [200, { data: { data, total: rows.length } }];
}

function listEmployees(url: URL, now: number): Answer {
  const wanted = url.searchParams.get('isActive');
  const term = url.searchParams.get('searchTerm')?.toLowerCase() ?? '';
  const rows = employees(now)
    .filter(({ isActive }) => wanted === null || (wanted === 'true') === (isActive === true))
    .filter((row) =>
      JSON.stringify([row.firstName, row.lastName, row.email]).toLowerCase().includes(term),
    );
  return pageOf(url, rows);
}

/** The calls of spec §7 that the console makes today; the others of §7 join with the pages that make them. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  'POST /auth/login': (_url, { email, password }, now) =>
    email === ADMINISTRATOR.email && password === ADMINISTRATOR.password
      ? [
          200,
          {
            data: {
              token: tokenFor(now),
              employee: { id: '1', firstName: '', lastName: null, email, role: 'ADMIN' },
            },
          },
        ]
      : [401, { message: 'These credentials are not known here.' }],
  'GET /admin/dashboard': (_url, _body, now) => [200, { data: dashboard(now) }],
  'GET /admin/employee': (url, _body, now) => listEmployees(url, now),
  'GET /admin/employee/search': (url, _body, now) => listEmployees(url, now),
  'GET /leaves': (_url, _body, now) => [200, { data: leaves(now) }],
  'GET /breaks': (_url, _body, now) => [200, { data: breaks(now) }],
};

/**
 * A backend of somebody else's for the tests: it answers spec §7 and nothing else, under a base path of its own.
 * Everything but sign-in wants a bearer token.
 */
export async function createForeignBackend({
  mode,
  port = 0,
  now = Date.now,
}: Options): Promise<ForeignBackend> {
  const requests: string[] = [];

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://foreign');
    const path = url.pathname.startsWith(`${BASE}/`) ? url.pathname.slice(BASE.length) : undefined;
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    const handler = HANDLERS[`${request.method} ${path}`];
    if (!handler) return [mode, { error: mode === 404 ? 'no such call' : 'who are you' }];
    const isSignedIn = request.headers.authorization?.endsWith('.foreign') ?? false;
    if (path !== '/auth/login' && !isSignedIn) return [401, { message: 'Sign in first.' }];
    return handler(url, await readJson(request), now());
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      send(response, request, 204, undefined);
      return;
    }
    void answer(request).then(([status, body]) => send(response, request, status, body));
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
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Lets the console's origin in, as a backend on another host must. */
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
