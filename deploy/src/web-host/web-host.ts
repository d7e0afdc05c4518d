import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import {
  FAILED_SHELL_COOKIE,
  type ModulePaint,
  type PageData,
  type Release,
} from '@rollcall/shared/module';
import { isNavigation } from '@rollcall/shared/node';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { COMMON_HEADERS, FILE_HEADERS, pageHeaders } from '../http/headers.ts';
import { UNREADABLE } from '../http/server-options.ts';
import { logSparingly } from '../process/log-sparingly.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { OwnBackend } from './capabilities.ts';
import { compressPage } from './compress-page.ts';
import { drawnPage, readSessionHint } from './drawn-page.ts';
import { firstCallOf } from './first-call.ts';
import { firstPaint } from './first-paint.ts';
import { makeListReader } from './list-reader.ts';
import { modulePaints } from './module-paints.ts';
import { composePage } from './page.ts';
import { preloadLinks } from './preloads.ts';
import { publicList, taggedList } from './public-list.ts';
import { serveSdk } from './sdk.ts';
import { serveRecords } from './serve-records.ts';
import { type ServedShell, shellPages } from './shell-pages.ts';
import { slimData } from './slim-data.ts';
import { RETRY_AFTER_SECONDS, startingPage } from './starting-page.ts';

interface WebHostOptions {
  readonly store: ReleaseStore;
  /** Folder of the store's versions, served under `/modules/` and `/shell/`. */
  readonly releasesDir: string;
  readonly api: PageData['api'];
  readonly apiOrigin: string | undefined;
  readonly isSecure: boolean;
  /** The console's address, where it is set. */
  readonly publicUrl?: string | undefined;
  /** What our own server reports; null for a base backend, undefined while there is no response yet (design §8). */
  backend(): OwnBackend | null | undefined;
  /** The names of the backends of modules, each of which is a capability `ext.NAME` (decision 075). */
  backendNames(): Promise<readonly string[]>;
}

/**
 * Files in version folders: `/modules/NAME/VERSION/…`, `/shell/VERSION/…`; never other files of the store, a page, or the
 * record of a smoke test, which changes.
 */
const VERSION_FILE =
  /^\/[a-z][a-z0-9-]*\/\d[\w.+-]*\/(?!smoke\.json)(?!.*\/\.)(?!.*\.html$)[\w.@+~/-]+$/;

/** Files of all shells, `/shell/files/static/…` (decision 085). */
const SHELL_FILE = /^\/files\/static\/(?!.*\/\.)[\w.@+~/-]+$/;

/** A release's record, and its compressed copies. That of a module says who uploaded it; pages have it in the list. */
const RECORD = /^\/[^/]+\/[^/]+\/release\.json/;

/**
 * The web host (design §6): the page for every navigation, with release list, capabilities and preloads inlined; the
 * immutable files of each version; and `live.json`.
 */
export const webHost: FastifyPluginAsync<WebHostOptions> = async (app, options) => {
  sendErrors(app);
  await serveVersions(app, options.releasesDir);
  serveSdk(app, options.store, options.publicUrl);
  serveRecords(app, options.store);
  const served = openServed(app, options);

  app.get('/live.json', async ({ headers }, reply) => {
    const list = await served.readList();
    reply.headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS });
    if (!list) return reply.code(503).send({ message: NOTHING_LIVE });
    // Open pages ask every minute.
    const { text, tag } = taggedList(publicList(list));
    reply.header('etag', tag);
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  // What a browser asks for without a page, as for a bookmark.
  app.get('/favicon.ico', async (_request, reply) => {
    const { page } = await served.read();
    const icon = page && /[^"]+\.ico(?=")/.exec(page.html)?.[0];
    if (icon === undefined) return reply.callNotFound();
    return reply.headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS }).redirect(icon);
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
      ? sendPage(
          await served.read(readCookie(request, FAILED_SHELL_COOKIE)),
          options,
          request,
          reply,
        )
      : reply.code(404).headers(COMMON_HEADERS).type('text/plain').send('Not found\n'),
  );
};

/** Serves the files of each version, cacheable for a year, since a version never changes, nor does a file of all shells. */
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
      setHeaders: (reply, path) => {
        reply.headers(FILE_HEADERS);
        // The path may be that of a compressed copy.
        if (/\.svg(\.(br|gz))?$/.test(path)) reply.header('content-disposition', 'attachment');
      },
    });
  await serve('/modules/', releasesDir, (path) => VERSION_FILE.test(path) && !RECORD.test(path));
  await serve(
    '/shell/',
    `${releasesDir}/shell`,
    (path) => SHELL_FILE.test(path) || VERSION_FILE.test(`/shell${path}`),
  );
}

/** The content for pages, or a sentence that says why there is none yet. */
type Served =
  | { readonly missing: string; readonly page?: undefined }
  | {
      readonly missing?: undefined;
      readonly page: ServedShell;
      readonly data: PageData;
      /** The `paint.json` of a module's release. */
      paintOf(release: Release | undefined): Promise<ModulePaint | undefined>;
    };

/** Reads the content for pages; logs read errors at most once a minute. */
function openServed(app: FastifyInstance, { store, api, backend, backendNames }: WebHostOptions) {
  const logDamage = logSparingly((error: Error) =>
    app.log.error(error, 'The release list cannot be read; pages use the last one'),
  );
  const readList = makeListReader(store, logDamage);
  const logBackends = logSparingly((error: Error) =>
    app.log.error(error, 'The backends of modules cannot be read'),
  );
  const backendCapabilities = async () => {
    const names = await backendNames().catch((error: Error) => {
      logBackends(error);
      return [];
    });
    return names.map((name) => `ext.${name}`);
  };
  const shellPage = shellPages(
    store,
    logSparingly((sentence: string) => app.log.error(sentence)),
  );
  const paintOf = modulePaints(
    store,
    logSparingly((sentence: string) => app.log.error(sentence)),
  );
  return {
    readList,
    /** `failed`: the version of the shell that failed in the browser. */
    async read(failed?: string): Promise<Served> {
      const releases = await readList();
      const page = releases && (await shellPage(releases, failed));
      if (!releases || !page) return { missing: NOTHING_LIVE };
      const reported = backend();
      // Without a response the page would treat our own server as a base backend.
      if (reported === undefined) return { missing: 'The backend has not responded yet.' };
      const capabilities = reported && [...reported.capabilities, ...(await backendCapabilities())];
      const { companyZone = null, companyName } = reported ?? {};
      const servedAt = Date.now();
      const { shell, failedShell } = page;
      const data = {
        shell,
        releases: publicList(releases),
        capabilities,
        api,
        companyZone,
        companyName,
        servedAt,
        ...(failedShell === undefined ? {} : { failedShell }),
      };
      return { page, data, paintOf };
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
  const inlineScripts = served.page?.shell.inlineScripts ?? [];
  const headers = pageHeaders({ nonce, inlineScripts, apiOrigin, isSecure });
  if (served.missing !== undefined) {
    return reply
      .code(503)
      .headers({ ...headers, 'retry-after': RETRY_AFTER_SECONDS })
      .send(startingPage(served.missing, nonce));
  }
  const { page, data } = served;
  const hint = readSessionHint(request.headers.cookie);
  const { pathname, search } = readUrl(request.url);
  const drawn = drawnPage(data, page.preloads, pathname, hint);
  const module = await served.paintOf(drawn?.release);
  const html = composePage(page.html, {
    data: slimData(data, drawn),
    nonce,
    preloads: preloadLinks(data, page.preloads, drawn),
    paint: firstPaint({ shell: page.paint, module }, data, drawn, hint),
    firstCall: firstCallOf(data, drawn, hint, search),
  });
  const compressed = await compressPage(html, request.headers['accept-encoding']);
  return reply.headers({ ...headers, ...compressed.headers }).send(compressed.body);
}

/** The value of a cookie; undefined without it. */
function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** The message when no release is live. */
const NOTHING_LIVE = 'The console has no live release: start it with npm start.';

/** Path and query of a request's URL. Leading slashes are merged, since a URL parser reads a host after two. */
const readUrl = (url: string): Pick<URL, 'pathname' | 'search'> =>
  URL.parse(url.replace(/^\/+/, '/'), 'http://host') ?? { pathname: '/', search: '' };

/** Sends errors as plain text, without paths of the server and without internal messages. */
function sendErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    // Of the static files: no file has such a path, as in `/modules//`.
    if (statusCode === 403) return reply.callNotFound();
    if (statusCode >= 500) request.log.error(error);
    return reply
      .code(statusCode)
      .headers({ 'cache-control': 'no-store', ...COMMON_HEADERS })
      .type('text/plain')
      .send(statusCode >= 500 ? 'Something went wrong on the server.\n' : UNREADABLE);
  });
}
