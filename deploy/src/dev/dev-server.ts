import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isNavigation } from '@rollcall/shared/node';
import { createRsbuild, loadConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import type { Workspace } from '../build/workspaces.ts';
import { formatError } from '../process/report-error.ts';
import { composeDevPage, devRelease, readConsolePage, withDevModule } from './dev-page.ts';
import { DEV_PUBLIC } from './dev-shell.ts';
import { DEV_PREFIX, HOOK_PATH, modulePrefix } from './paths.ts';
import { REFRESH_HOOK } from './refresh-hook.ts';

interface Options {
  readonly workspace: Workspace;
  /** The version of the module in development. */
  readonly version: string;
  readonly consoleUrl: string;
  readonly port: number;
  /** The development shell's page. */
  readonly shellPage: string;
}

/**
 * Serves the running console with one module under hot reload on a single origin: pages with the module's release
 * replaced, the module from its sources, everything else from the console. Returns its URL and a stop function.
 */
export async function startDevServer(options: Options) {
  const { folder } = options.workspace;
  const { content } = await loadConfig({ cwd: folder });
  const config = mergeRsbuildConfig(content, devConfig(options, createHandler(options)));
  const rsbuild = await createRsbuild({ cwd: folder, config });
  const { server, port } = await rsbuild.startDevServer();
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves pages and React's refresh hook, which neither the bundler nor the console serves. */
function createHandler(options: Options): Handler {
  return ({ url = '/', method = 'GET', headers }, response, next) => {
    if (url === HOOK_PATH) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(REFRESH_HOOK);
    } else if (isNavigation({ method, url, headers }) && !url.startsWith(DEV_PREFIX)) {
      sendPage(options, url, response).catch((error: unknown) => {
        response.statusCode = 502;
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(`${formatError(error) ?? String(error)}\n`);
      });
    } else next();
  };
}

async function sendPage(options: Options, url: string, response: ServerResponse): Promise<void> {
  const { workspace, version, consoleUrl, shellPage } = options;
  const { name, folder } = workspace;
  const page = await readConsolePage(consoleUrl, url);
  // Read the descriptor for every page, so that a new route or link appears after a reload.
  const descriptor = JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8'));
  const data = withDevModule(page.data, name, devRelease(name, version, descriptor));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', page.policy);
  response.end(composeDevPage(shellPage, page, data));
}

/** The bundler settings that differ from those of a release build. */
function devConfig({ workspace, consoleUrl, port }: Options, handler: Handler): RsbuildConfig {
  return {
    mode: 'development',
    dev: {
      assetPrefix: modulePrefix(workspace.name),
      // The shell cannot know when chunks that are compiled on demand are ready.
      lazyCompilation: false,
      // The console's content security policy blocks the overlay's styles; errors appear in the terminal.
      client: { overlay: false },
      cliShortcuts: false,
    },
    security: { sri: { enable: false } },
    server: {
      host: 'localhost',
      port,
      printUrls: false,
      publicDir: { name: DEV_PUBLIC, copyOnBuild: false },
      setup: ({ action, server }) => {
        if (action === 'dev') server.middlewares.use(handler);
      },
      proxy: [
        {
          pathFilter: (path) => !path.startsWith(DEV_PREFIX) && !path.startsWith('/rsbuild-hmr'),
          target: consoleUrl,
          changeOrigin: true,
        },
      ],
    },
  };
}
