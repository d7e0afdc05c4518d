import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import {
  type PageData,
  type ReleaseList,
  type ShellPreloads,
  shellPreloads,
  shellRelease,
} from '@rollcall/shared/module';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { logSparingly } from '../process/log-sparingly.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { OwnBackend } from './capabilities.ts';
import { compressPage } from './compress-page.ts';
import { COMMON_HEADERS, pageHeaders } from './headers.ts';
import { composePage } from './page.ts';
import { preloadLinks } from './preloads.ts';
import { servedList } from './served-list.ts';
import { UNREADABLE } from './server-options.ts';
import { isSignedOut } from './session-hint.ts';
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

/** What a shell's version folder says of itself. */
interface ShellPage {
  readonly html: string;
  readonly shell: PageData['shell'];
  readonly preloads: ShellPreloads;
}

/** Files of a version folder: `/modules/NAME/VERSION/…`, `/shell/VERSION/…`; never the store's own. */
const VERSION_FILE = /^\/[a-z][a-z0-9-]*\/\d[\w.+-]*\/(?!.*\/\.)[\w./-]+$/;

/**
 * The web host (design §6): the page for every navigation, with release list, capabilities and preloads
 * inlined; the immutable files of each version; `live.json` for whoever wants the list alone.
 */
export const webHost: FastifyPluginAsync<WebHostOptions> = async (app, options) => {
  const { store, releasesDir } = options;
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
  answerErrors(app);
  await serve('/modules/', releasesDir, (path) => VERSION_FILE.test(path));
  await serve('/shell/', `${releasesDir}/shell`, (path) => VERSION_FILE.test(`/shell${path}`));

  const logDamage = logSparingly((error: Error) =>
    app.log.error(error, 'The release list cannot be read; pages go on with the last one'),
  );
  const readList = servedList(store, logDamage);

  app.get('/live.json', async (_request, reply) => {
    const list = await readList();
    reply.headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS });
    return list ?? reply.code(503).send({ message: NOTHING_LIVE });
  });

  app.get('/ready', async (_request, reply) => {
    const missing = await whatIsMissing();
    return reply
      .code(missing === undefined ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...COMMON_HEADERS })
      .send({ ready: missing === undefined, message: missing ?? 'Ready.' });
  });

  /** Why no page can be served yet, in a sentence. */
  async function whatIsMissing(): Promise<string | undefined> {
    const releases = await readList();
    if (!releases || !(await shellPage(releases))) return NOTHING_LIVE;
    return options.backend() === undefined ? 'The backend has not answered yet.' : undefined;
  }

  const pages = new Map<string, ShellPage>();
  let lastPage: ShellPage | undefined;
  const logMissing = logSparingly((sentence: string) => app.log.error(sentence));

  /**
   * The live shell's page and records. A live shell whose files are gone is replaced by last known good, else by the one
   * that was served last, and the log says so.
   */
  async function shellPage({ shell: { current, good } }: ReleaseList) {
    const live = await pageOf(current);
    if (live) {
      lastPage = live;
      return live;
    }
    const other = (good === null ? undefined : await pageOf(good)) ?? lastPage;
    if (other) {
      const what = `The live shell ${current} cannot be read; pages are those of ${other.shell.version}`;
      logMissing(`${what}. Repair it: npm run releases -- --repair`);
    }
    return other;
  }

  /** A shell version's page and records; kept, since a version never changes. Undefined when they cannot be read. */
  async function pageOf(version: string): Promise<ShellPage | undefined> {
    const known = pages.get(version);
    if (known) return known;
    try {
      const page = await readPage(version);
      if (page) pages.set(version, page);
      return page;
    } catch (error) {
      logMissing(`The shell ${version} cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }

  async function readPage(version: string): Promise<ShellPage | undefined> {
    const [html, record, preloads = '{"files":{},"parts":{}}'] = await Promise.all([
      store.readText('shell', version, 'index.html'),
      store.readText('shell', version, 'release.json'),
      store.readText('shell', version, 'preloads.json'),
    ]);
    if (html === undefined || record === undefined) return undefined;
    return {
      html,
      shell: shellRelease.parse(JSON.parse(record)),
      preloads: shellPreloads.parse(JSON.parse(preloads)),
    };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { api, apiOrigin, isSecure } = options;
    const nonce = randomBytes(16).toString('base64');
    const headers = pageHeaders({ nonce, apiOrigin, isSecure });
    const releases = await readList();
    const page = releases && (await shellPage(releases));
    const backend = options.backend();
    // Without an answer a page of ours would show the placeholders of a base backend.
    if (!releases || !page || backend === undefined) {
      return reply
        .code(503)
        .headers({ ...headers, 'retry-after': ASK_AGAIN_SECONDS })
        .send(startingPage((await whatIsMissing()) ?? '', nonce));
    }
    const data: PageData = {
      shell: page.shell,
      releases,
      capabilities: backend && [...backend.capabilities],
      api,
      companyZone: backend && backend.companyZone,
    };
    const path = pathOf(request.url);
    const links = preloadLinks(data, page.preloads, path, isSignedOut(request.headers.cookie));
    const html = composePage(page.html, data, nonce, links);
    const compressed = await compressPage(html, request.headers['accept-encoding']);
    return reply.headers({ ...headers, ...compressed.headers }).send(compressed.body);
  }

  app.setNotFoundHandler((request, reply) =>
    isNavigation(request)
      ? sendPage(request, reply)
      : reply.code(404).headers(COMMON_HEADERS).type('text/plain').send('Not found\n'),
  );
};

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
