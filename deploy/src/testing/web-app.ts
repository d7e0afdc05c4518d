import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderStore } from '../store/folder-store.ts';
import type { OwnBackend } from '../web-host/capabilities.ts';
import { webHost } from '../web-host/web-host.ts';
import { aSeed, NOW, RELEASE, SHELL } from './releases.ts';
import { aFolder } from './temporary-folder.ts';

/** The content of every stored script, long enough to be compressed. */
export const SCRIPT = `export const text = '${'rollcall '.repeat(100)}';`;

/** The icon of the stored shell, as its build names it. */
const ICON = `/shell/${SHELL.version}/static/image/favicon.0123456789.ico`;

interface AppOptions {
  readonly apiOrigin?: string;
  readonly isSecure?: boolean;
  readonly publicUrl?: string;
  /** The last response of the backend; by default that of our own server. */
  readonly backend?: () => OwnBackend | null | undefined;
  /** The backends of modules. */
  readonly backendNames?: readonly string[];
  /** Collects log lines of level `error` and above. */
  readonly log?: string[];
}

/** Creates a store in `root` where a module and a shell are live; returns the folder of its releases. */
export async function fillStore(root: string): Promise<string> {
  const releasesDir = join(root, 'releases');
  const store = folderStore(releasesDir, NOW);
  const module = aFolder(join(root, 'module'), {
    'remote-entry.js': SCRIPT,
    'mf-manifest.json': '{}',
  });
  const shell = aFolder(join(root, 'shell'), {
    'index.html': `<html><head><link rel="icon" href="${ICON}"></head><template id="preloads"></template></html>`,
    'static/js/a.js': SCRIPT,
    'static/js/b.0123456789.js': SCRIPT,
  });
  await store.publish('mfe-time', RELEASE.version, module, RELEASE);
  await store.publish('shell', SHELL.version, shell, SHELL);
  await store.changeList('seed', aSeed());
  return releasesDir;
}

/** A web host for a store. It does not listen: tests inject their requests. */
export async function startWeb(
  releasesDir: string,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { apiOrigin, isSecure = false, publicUrl, backend = ownBackend, log } = options;
  const { backendNames = [] } = options;
  const stream = { write: (line: string) => log?.push(line) };
  const server = Fastify({ logger: log ? { level: 'error', stream } : false });
  await server.register(webHost, {
    store: folderStore(releasesDir, NOW),
    releasesDir,
    api: { baseUrl: '/api/v1', paths: {} },
    apiOrigin,
    isSecure,
    publicUrl,
    backend,
    backendNames: async () => backendNames,
  });
  return server;
}

const ownBackend = (): OwnBackend => ({
  capabilities: ['self'],
  companyZone: 'UTC-06:00',
  companyName: 'Acme Works',
});

/** Requests a page as a browser does. */
export const requestPage = (server: FastifyInstance, url: string) =>
  server.inject({ url, headers: { accept: 'text/html' } });

/** The data block of a page. */
export function dataOf(html: string) {
  return JSON.parse(/id="rollcall-page" nonce="[^"]+">(.*?)<\/script>/.exec(html)?.[1] ?? '');
}
