import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { PageData } from '@rollcall/shared/module';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { logSparingly } from '../process/log-sparingly.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { OwnBackend } from './capabilities.ts';
import { compressPage } from './compress-page.ts';
import { COMMON_HEADERS, pageHeaders } from './headers.ts';
import { composePage } from './page.ts';
import { isSignedOut, preloadLinks } from './preloads.ts';
import { servedList } from './served-list.ts';
import { UNREADABLE } from './server-options.ts';
import { type ShellPage, shellPages } from './shell-pages.ts';
import { ASK_AGAIN_SECONDS, startingPage } from './starting-page.ts';

interface WebHostOptions {
  readonly store: ReleaseStore;
  /** Folder of the store's versions, served under `/modules/` and `/shell/`. */
  readonly releasesDir: string;
  readonly api: PageData['api'];
  readonly apiOrigin: string | undefined;
  readonly isSecure: boolean;
  /** What our own server says of itself; null on a base backend, undefined while it has never answered (design §8). */
  backend(): OwnBackend | null | undefined;
}

/** Files of a version folder: `/modules/NAME/VERSION/…`, `/shell/VERSION/…`; never the store's own. */
const VERSION_FILE = /^\/[a-z][a-z0-9-]*\/\d[\w.+-]*\/(?!.*\/\.)[\w./-]+$/;

/**
 * The web host (design §6): the page for every navigation, with release list, capabilities and preloads
 * inlined; the immutable files of each version; `live.json` for whoever wants the list alone.
 */
export const webHost: FastifyPluginAsync<WebHostOptions> = async (app, options) => {
  answerErrors(app);
  await serveVersions(app, options.releasesDir);
  const served = openServed(app, options);

  app.get('/live.json', async (_request, reply) => {
    const list = await served.readList();
    reply.headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS });
    return list ?? reply.code(503).send({ message: NOTHING_LIVE });
  });

  app.get('/ready', async (_request, reply) => {
    const { missing } = await served.read();
    return reply
      .code(missing === undefined ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...COMMON_HEADERS })
      .send({ ready: missing === undefined, message: missing ?? 'Ready.' });
  });

  app.setNotFoundHandler(async (request, reply) =>
    isNavigation(request)
      ? sendPage(await served.read(), options, request, reply)
      : reply.code(404).headers(COMMON_HEADERS).type('text/plain').send('Not found\n'),
  );
};

/** The files of each version, for a year: a version never changes. */
async function serveVersions(app: FastifyInstance, releasesDir: string): Promise<void> {
  const serve = (prefix: string, root: string, isAllowed: (path: string) => boolean) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: prefix === '/modules/',
      allowedPath: (path) => isAllowed(path),
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '1y',
      setHeaders: (reply) => reply.headers(COMMON_HEADERS),
    });
  await serve('/modules/', releasesDir, (path) => VERSION_FILE.test(path));
  await serve('/shell/', `${releasesDir}/shell`, (path) => VERSION_FILE.test(`/shell${path}`));
}

/** What a page is made of as of now, or why there is none yet, in a sentence. */
type Served =
  | { readonly missing: string }
  | { readonly missing?: undefined; readonly page: ShellPage; readonly data: PageData };

/** Reads what pages are served with; what cannot be read goes to the log, sparingly. */
function openServed(app: FastifyInstance, { store, api, backend }: WebHostOptions) {
  const logDamage = logSparingly((error: Error) =>
    app.log.error(error, 'The release list cannot be read; pages go on with the last one'),
  );
  const readList = servedList(store, logDamage);
  const shellPage = shellPages(
    store,
    logSparingly((sentence: string) => app.log.error(sentence)),
  );
  return {
    readList,
    async read(): Promise<Served> {
      const releases = await readList();
      const page = releases && (await shellPage(releases));
      if (!releases || !page) return { missing: NOTHING_LIVE };
      const own = backend();
      // Without an answer a page of ours would show the placeholders of a base backend.
      if (own === undefined) return { missing: 'The backend has not answered yet.' };
      const capabilities = own && [...own.capabilities];
      const companyZone = own && own.companyZone;
      return { page, data: { shell: page.shell, releases, capabilities, api, companyZone } };
    },
  };
}

async function sendPage(
  served: Served,
  { apiOrigin, isSecure }: WebHostOptions,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const nonce = randomBytes(16).toString('base64');
  const headers = pageHeaders({ nonce, apiOrigin, isSecure });
  if (served.missing !== undefined) {
    return reply
      .code(503)
      .headers({ ...headers, 'retry-after': ASK_AGAIN_SECONDS })
      .send(startingPage(served.missing, nonce));
  }
  const { page, data } = served;
  const isOut = isSignedOut(request.headers.cookie);
  const links = preloadLinks(data, page.preloads, pathOf(request.url), isOut);
  const html = composePage(page.html, data, nonce, links);
  const compressed = await compressPage(html, request.headers['accept-encoding']);
  return reply.headers({ ...headers, ...compressed.headers }).send(compressed.body);
}

/** What is said where no release is live. */
const NOTHING_LIVE = 'The console has no live release: start it with npm start.';

/** The path of a request's address. Several slashes at its begin are one: a URL would read a host after two. */
function pathOf(url: string): string {
  return URL.parse(url.replace(/^\/+/, '/'), 'http://host')?.pathname ?? '/';
}

/** Errors as plain text: no path of the server, no text that was not made for people. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    return reply
      .code(statusCode)
      .headers({ 'cache-control': 'no-store', ...COMMON_HEADERS })
      .type('text/plain')
      .send(statusCode >= 500 ? 'Something went wrong on the server.\n' : UNREADABLE);
  });
}

/** A person's browser asking for a page, at whatever depth; files and calls that are missing stay missing. */
export function isNavigation({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) {
  const path = url.split('?', 1)[0] ?? '';
  const isOurs = /^\/(api|modules|shell)(\/|$)/.test(path);
  const isFile = /\.[^/]*$/.test(path);
  const wantsPage = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && wantsPage && !isOurs && !isFile;
}
