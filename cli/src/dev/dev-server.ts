import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkPort, OperatorError } from '@rollcall/shared/node';
import type { ProxyOptions, RequestHandler, RsbuildConfig, ServerConfig } from '@rsbuild/core';
import { answer, type Parts } from './answers.ts';
import { type DevModule, devRelease, devVersion } from './dev-release.ts';
import { send } from './http-answer.ts';
import { isAllowed } from './is-allowed.ts';
import { liveConsole } from './live-console.ts';
import { type LocalBackend, localBackend } from './local-backend.ts';
import { BACKEND_PREFIX, DEV_PREFIX, modulePrefix } from './paths.ts';

/** No other machine reaches it. */
const HOST = '127.0.0.1';

interface Options {
  readonly module: DevModule;
  /** The address of a running console. */
  readonly consoleUrl: string;
  readonly port: number;
  /** The address of the module's own backend on this machine, if there is one. */
  readonly backendUrl?: string | undefined;
  /** Says in the terminal what is wrong. */
  readonly report: (sentence: string) => void;
}

/**
 * Serves a running console with one module under hot reload, on this machine only: pages with the module's release replaced,
 * the module from its sources, everything else from the console (decision 032). Returns its URL and a stop function.
 * @throws OperatorError when there is no such console, or the module has no bundler.
 */
export async function startDevServer(options: Options) {
  const { module, consoleUrl, port, report } = options;
  const { folder } = module;
  // Its address is known to the backend, and the browser keeps the session for it.
  await checkPort({ port, host: HOST }).catch((cause: unknown) => {
    throw new OperatorError(`Port ${port} cannot be used: name another one with --port.`, {
      cause,
    });
  });
  const live = liveConsole(consoleUrl);
  const apiUrl = await live.apiUrl();
  const url = `http://${HOST}:${port}`;
  const backend = await openBackend(options, { issuer: url, apiUrl });
  // The module's build reads them.
  process.env.NODE_ENV = 'development';
  process.env.ROLLCALL_RELEASE = devVersion(module);
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = loadBundler(folder);
  const { content } = await loadConfig({ cwd: folder });
  const config = devConfig({ parts: { module, live, backend, report }, consoleUrl, apiUrl, port });
  const rsbuild = await createRsbuild({ cwd: folder, config: mergeRsbuildConfig(content, config) });
  const built = Promise.withResolvers<void>();
  rsbuild.onAfterDevCompile(() => built.resolve());
  const { server } = await rsbuild.startDevServer();
  await built.promise;
  return { url, stop: () => server.close() };
}

async function openBackend(
  { module, backendUrl }: Options,
  addresses: { readonly issuer: string; readonly apiUrl: string },
): Promise<LocalBackend | undefined> {
  const { backend: name } = devRelease(module).descriptor;
  if (backendUrl === undefined) return undefined;
  if (name !== undefined)
    return localBackend({ name, url: backendUrl, folder: module.folder, ...addresses });
  throw new OperatorError('module.json has no backend: name it there, or leave out --backend.');
}

/** Loaded from the module, and only here: the command line does not contain it. */
function loadBundler(folder: string): typeof import('@rsbuild/core') {
  try {
    return createRequire(join(folder, 'package.json'))('@rsbuild/core');
  } catch (cause) {
    throw new OperatorError('@rsbuild/core is not installed: run npm install.', { cause });
  }
}

async function respond(
  parts: Parts,
  [request, response, next]: Parameters<RequestHandler>,
): Promise<void> {
  const own = await answer(request, parts);
  if (own) send(response, own);
  else next();
}

interface DevConfig {
  readonly parts: Parts;
  readonly consoleUrl: string;
  readonly apiUrl: string;
  readonly port: number;
}

/** The bundler settings that differ from those of a release build. */
function devConfig(options: DevConfig): RsbuildConfig {
  const { name, folder } = options.parts.module;
  return {
    mode: 'development',
    dev: {
      assetPrefix: modulePrefix(name),
      // The shell cannot know when chunks that are compiled on demand are ready.
      lazyCompilation: false,
      // The console's content security policy blocks the overlay's styles; errors appear in the terminal.
      client: { overlay: false },
      cliShortcuts: false,
      // Routes, links and extensions are read with the page.
      watchFiles: { paths: join(folder, 'module.json'), type: 'reload-page' },
    },
    security: { sri: { enable: false } },
    // A chunk of packages is replaced when a file of them is no longer used, and an update cannot load it again.
    splitChunks: false,
    server: serverConfig(options),
  };
}

const serverConfig = ({ parts, consoleUrl, apiUrl, port }: DevConfig): ServerConfig => ({
  host: HOST,
  port,
  strictPort: true,
  printUrls: false,
  // Federation's plugin asks for an origin; `isAllowed` refuses all others.
  cors: { origin: `http://${HOST}:${port}` },
  headers: { 'x-content-type-options': 'nosniff' },
  compress: false,
  publicDir: false,
  setup({ action, server }) {
    if (action !== 'dev') return;
    server.middlewares.use((...call) => void respond(parts, call));
    server.httpServer?.prependListener('upgrade', (request, socket) => {
      if (!isAllowed(request) || !isOfBundler(request.url ?? '')) socket.destroy();
    });
  },
  proxy: [passOn(new URL(apiUrl).origin, isOfBackend), passOn(consoleUrl, isOfConsole)],
});

const isOfBackend = (path: string) => path.startsWith(`${BACKEND_PREFIX}/`);

/** The connection for updates. */
const isOfBundler = (path: string) => path.startsWith('/rsbuild-hmr');

const isOfConsole = (path: string) => !path.startsWith(DEV_PREFIX) && !isOfBundler(path);

/** A proxy to `target` for some paths. A server that compares origins sees its own. */
const passOn = (target: string, pathFilter: (path: string) => boolean): ProxyOptions => ({
  target,
  pathFilter,
  pathRewrite: (path) => (isOfBackend(path) ? path.slice(BACKEND_PREFIX.length) : path),
  changeOrigin: true,
  on: {
    proxyReq(request) {
      // They are of other programs on this machine: browsers do not tell ports apart.
      request.removeHeader('cookie');
      if (request.hasHeader('origin')) request.setHeader('origin', new URL(target).origin);
    },
  },
});
