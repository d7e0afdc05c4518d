import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import {
  type PageData,
  type ReleaseList,
  type ShellPreloads,
  shellPreloads,
  shellRelease,
} from '@rollcall/shared/module';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';
import type { OwnBackend } from './capabilities.ts';
import { compressPage } from './compress-page.ts';
import { COMMON_HEADERS, pageHeaders } from './headers.ts';
import { composePage } from './page.ts';
import { preloadLinks } from './preloads.ts';
import { isSignedOut } from './session-hint.ts';

interface WebHostOptions {
  readonly store: ReleaseStore;
  /** Folder of the store's versions, served under `/modules/` and `/shell/`. */
  readonly releasesDir: string;
  readonly api: PageData['api'];
  readonly apiOrigin: string | undefined;
  readonly isSecure: boolean;
  /** What our own server says of itself; null on a base backend (design §8). */
  backend(): OwnBackend | null;
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
  await serve('/modules/', releasesDir, (path) => VERSION_FILE.test(path));
  await serve('/shell/', `${releasesDir}/shell`, (path) => VERSION_FILE.test(`/shell${path}`));

  app.get('/live.json', async (_request, reply) => {
    const list = await store.readList();
    return reply.headers({ 'cache-control': 'no-cache', ...COMMON_HEADERS }).send(list);
  });

  const pages = new Map<string, ShellPage>();

  /** The live shell's page and records; kept, since a version never changes. */
  async function shellPage({ shell: { current } }: ReleaseList) {
    const known = pages.get(current);
    if (known) return known;
    const [html, record, preloads = '{"files":{},"parts":{}}'] = await Promise.all([
      store.readText('shell', current, 'index.html'),
      store.readText('shell', current, 'release.json'),
      store.readText('shell', current, 'preloads.json'),
    ]);
    if (html === undefined || record === undefined) return undefined;
    const page = {
      html,
      shell: shellRelease.parse(JSON.parse(record)),
      preloads: shellPreloads.parse(JSON.parse(preloads)),
    };
    pages.set(current, page);
    return page;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const releases = await store.readList();
    const page = releases && (await shellPage(releases));
    if (!releases || !page) {
      return reply
        .code(503)
        .type('text/plain')
        .send('The console has no live release. Start it with npm start.\n');
    }
    const { api, apiOrigin, isSecure } = options;
    const backend = options.backend();
    const data: PageData = {
      shell: page.shell,
      releases,
      capabilities: backend && [...backend.capabilities],
      api,
      companyZone: backend && backend.companyZone,
    };
    const nonce = randomBytes(16).toString('base64');
    const { pathname } = new URL(request.url, 'http://host');
    const links = preloadLinks(data, page.preloads, pathname, isSignedOut(request.headers.cookie));
    const html = composePage(page.html, data, nonce, links);
    const { headers, body } = await compressPage(html, request.headers['accept-encoding']);
    return reply.headers({ ...pageHeaders({ nonce, apiOrigin, isSecure }), ...headers }).send(body);
  }

  app.setNotFoundHandler((request, reply) =>
    isNavigation(request)
      ? sendPage(request, reply)
      : reply.code(404).headers(COMMON_HEADERS).type('text/plain').send('Not found\n'),
  );
};

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
