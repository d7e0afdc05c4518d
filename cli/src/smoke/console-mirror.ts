import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OUTCOMES_PATH, PAGE_DATA_ID, type ReleaseList } from '@rollcall/shared/module';
import { escapeJson } from '@rollcall/shared/node';
import { API_PREFIX, answerCall, NO_BACKEND } from './contract-calls.ts';
import type { ServedConsole } from './run-smoke-test.ts';
import { capabilitiesOf } from './visits.ts';

/** Files of releases, which the mirror takes from the console. */
const FILES = /^\/(modules|shell)\//;

/** The headers that a page and its files keep: with the console's policy, but without what is meant for its origin. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options'];

/** How long the console may take for a page or a file, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Where pages and files come from. */
interface Console {
  readonly url: string;
  readonly ask: typeof fetch;
}

/**
 * Serves a console on a free port of this machine, as it would be with a release list: its pages with this list, its files,
 * and examples as responses to calls (decision 067). Everything else is 404. It sends no session to the console.
 */
export async function startConsoleMirror(from: Console, list: ReleaseList): Promise<ServedConsole> {
  const server = createServer((request, response) => {
    respond(from, list, request)
      .catch(
        (error: Error): Response => text(502, `The console does not respond: ${error.message}`),
      )
      .then(async (answer) => write(response, answer))
      .catch(() => response.destroy());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(from: Console, list: ReleaseList, request: IncomingMessage) {
  const { method = 'GET', headers } = request;
  const { pathname, search, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  request.resume();
  if (pathname === OUTCOMES_PATH) return json(202, { status: true });
  if (pathname.startsWith('/ext/')) return json(NO_BACKEND.status, NO_BACKEND.body);
  if (pathname.startsWith(`${API_PREFIX}/`)) {
    const path = pathname.slice(API_PREFIX.length);
    const { status, body } = answerCall({
      method,
      path,
      query,
      authorization: headers.authorization,
    });
    return json(status, body);
  }
  if (method !== 'GET') return text(404, 'Not found');
  if (pathname === '/live.json') return json(200, list);
  if (FILES.test(pathname)) return get(from, pathname + search, headers.accept);
  if (!headers.accept?.includes('text/html')) return text(404, 'Not found');
  const { cookie } = headers;
  const page = await get(from, pathname + search, headers.accept, cookie);
  return new Response(withList(await page.text(), list), page);
}

/** A page or a file of the console. The cookie only says which role preloads are for. */
const get = ({ url, ask }: Console, path: string, accept = '*/*', cookie?: string) =>
  ask(url + path, {
    headers: { accept, ...(cookie === undefined ? {} : { cookie }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

const BLOCK = new RegExp(
  `(<script type="application/json" id="${PAGE_DATA_ID}"[^>]*>)(.*?)(</script>)`,
  's',
);

/** A page of the console with another release list, and with everything that a backend can do. */
function withList(html: string, list: ReleaseList): string {
  return html.replace(BLOCK, (_, start: string, block: string, end: string) => {
    const { failedShell: _failed, ...served } = JSON.parse(block);
    const data = {
      ...served,
      releases: list,
      capabilities: [...capabilitiesOf(list)],
      companyZone: 'UTC',
      api: { baseUrl: API_PREFIX, paths: {} },
      servedAt: Date.now(),
    };
    return start + escapeJson(data) + end;
  });
}

async function write(response: ServerResponse, answer: Response): Promise<void> {
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
}

const json = (status: number, body: unknown) => Response.json(body, { status });

const text = (status: number, sentence: string) => new Response(sentence, { status });
