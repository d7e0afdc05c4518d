import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createRsbuild, loadConfig, mergeRsbuildConfig } from '@rsbuild/core';
import type { Workspace } from '../build/workspaces.ts';
import { whyOf } from '../process/say-why.ts';
import { isNavigation } from '../web-host/web-host.ts';
import { composeDevPage, devRelease, readConsolePage, withDevModule } from './dev-page.ts';
import { DEV_PUBLIC } from './dev-shell.ts';
import { DEV_PREFIX, HOOK_PATH, modulePrefix } from './paths.ts';
import { REFRESH_HOOK } from './refresh-hook.ts';

interface Options {
  readonly workspace: Workspace;
  /** Version under which the module is built while it is written. */
  readonly version: string;
  readonly consoleUrl: string;
  readonly port: number;
  /** The development shell's page. */
  readonly shellPage: string;
}

/**
 * Serves the running console with one module under hot reload, all on one origin: pages with the module's release
 * replaced, the module from its sources, everything else from the console. Returns its address and how to stop it.
 */
export async function startDevServer({ workspace, version, consoleUrl, port, shellPage }: Options) {
  const { name, folder } = workspace;
  const { content } = await loadConfig({ cwd: folder });

  async function sendPage(url: string, response: ServerResponse) {
    const page = await readConsolePage(consoleUrl, url);
    // The descriptor is read anew: a route or a link that was just written is there after a reload.
    const descriptor = JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8'));
    const data = withDevModule(page.data, name, devRelease(name, version, descriptor));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-security-policy', page.policy);
    response.end(composeDevPage(shellPage, page, data));
  }

  const answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = '/', method = 'GET', headers } = request;
    if (url === HOOK_PATH) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(REFRESH_HOOK);
    } else if (isNavigation({ method, url, headers }) && !url.startsWith(DEV_PREFIX)) {
      sendPage(url, response).catch((error: unknown) => {
        response.statusCode = 502;
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(`${whyOf(error) ?? String(error)}\n`);
      });
    } else next();
  };

  const rsbuild = await createRsbuild({
    cwd: folder,
    config: mergeRsbuildConfig(content, {
      mode: 'development',
      dev: {
        assetPrefix: modulePrefix(name),
        // Chunks compiled on demand have no way to tell the shell that they are ready.
        lazyCompilation: false,
        // The overlay's own styles break the console's policy; the terminal shows errors.
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
          if (action === 'dev') server.middlewares.use(answer);
        },
        proxy: [
          {
            pathFilter: (path) => !path.startsWith(DEV_PREFIX) && !path.startsWith('/rsbuild-hmr'),
            target: consoleUrl,
            changeOrigin: true,
          },
        ],
      },
    }),
  });
  const { server, port: actual } = await rsbuild.startDevServer();
  return { url: `http://localhost:${actual}`, stop: () => server.close() };
}
